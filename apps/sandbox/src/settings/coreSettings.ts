/** How version 6 names the configuration of the server's own settings. */
export const coreSettingsId = '19c7a5e2-4244-56a8-aa78-87ad3590efce';

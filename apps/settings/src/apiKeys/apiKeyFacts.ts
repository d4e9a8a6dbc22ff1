/** How long notices about keys stay, in milliseconds. */
export const apiKeyNoticeTime = 3000;

/** The device under whose name the web interface signs in (facts 5.1). */
export const ownDevice = 'web-ui';

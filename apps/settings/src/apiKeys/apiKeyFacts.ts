/** Milliseconds. */
export const apiKeyNoticeTime = 3000;

/** Device name of the web interface's own key (facts 5.1). */
export const ownDevice = 'web-ui';

/** Milliseconds. */
export const apiKeyNoticeTime = 3000;

/** Device name of the web interface's own key (facts 5.1). */
export const ownDevice = 'web-ui';

/** Of the tokens of five minutes by which pages connect to a hub since 6: nobody has anything to do with them. */
export const hubDevice = 'web-ui hub';

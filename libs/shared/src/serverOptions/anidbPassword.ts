/** AniDB bans servers whose password has other characters. */
export const anidbPassword = /^[A-Za-z0-9]*$/;

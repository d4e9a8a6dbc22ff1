import { request } from './client.ts';

/** A code to be entered at an address of Trakt, within about ten minutes. */
export interface TraktCode {
  readonly usercode: string;
  readonly url: string;
}

/** Begins the server's sign-in at Trakt (`GET /api/trakt/code`); 500 without internet. */
export function requestTraktCode(): Promise<TraktCode> {
  return request<TraktCode>({ path: '/api/trakt/code' });
}

import { randomBytes } from 'node:crypto';

/** An answer other than 200, thrown by routes and sent with the reference's exact body. */
export class HttpError extends Error {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: string;

  constructor(status: number, body = '', contentType?: string) {
    super(body === '' ? `Answer ${status}` : body);
    this.status = status;
    this.body = body;
    this.contentType = contentType;
  }
}

const problemType = 'application/problem+json; charset=utf-8';
const textType = 'text/plain; charset=utf-8';

const sections: Record<number, string> = { 400: '15.5.1', 401: '15.5.2', 404: '15.5.5' };

function traceId(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}

function problemBody(
  status: number,
  title: string,
  errors?: Record<string, readonly string[]>,
  single?: { readonly detail: string; readonly instance: string | undefined },
): string {
  return JSON.stringify({
    ...(errors === undefined ? {} : { errors }),
    type: `https://tools.ietf.org/html/rfc9110#section-${sections[status] ?? '15.5.1'}`,
    title,
    status,
    ...single,
    traceId: traceId(),
  });
}

/** 404 with a sentence; without one, the empty body of unknown routes. */
export function notFound(text = ''): HttpError {
  return text === '' ? new HttpError(404) : new HttpError(404, text, textType);
}

/** 404 with problem details, for calls without a sentence of their own. */
export function notFoundProblem(): HttpError {
  return new HttpError(404, problemBody(404, 'Not Found'), problemType);
}

/** 403: empty if the role is missing, a sentence if a tag forbids the entry. */
export function forbidden(text = ''): HttpError {
  return text === '' ? new HttpError(403) : new HttpError(403, text, textType);
}

export function badRequest(text: string): HttpError {
  return new HttpError(400, text, textType);
}

/** 400 with problem details: `problem({ Name: ['Name must be set for new tags.'] })`. */
export function problem(errors: Record<string, readonly string[]>): HttpError {
  return new HttpError(400, problemBody(400, 'One or more validation errors occurred.', errors), problemType);
}

/** The form of 6 for a single error, as in `singleProblem('Connection', 'Failed to log in.')`; some name no field. */
export function singleProblem(instance: string | undefined, detail: string): HttpError {
  const body = problemBody(400, 'One or more validation errors occurred.', {}, { detail, instance });
  return new HttpError(400, body, problemType);
}

/** 401 of the sign-in call; a missing or unknown key gets an empty body instead. */
export function wrongPassword(): HttpError {
  return new HttpError(401, problemBody(401, 'Unauthorized'), problemType);
}

/** 401 with an empty body, for a missing or unknown key. */
export function unauthorized(): HttpError {
  return new HttpError(401);
}

/** 500: empty where the reference did not expect the error, a sentence where it did. */
export function serverFault(text = ''): HttpError {
  return text === '' ? new HttpError(500) : new HttpError(500, text, textType);
}

export function notRecorded(text: string): HttpError {
  return new HttpError(501, text, textType);
}

/** 503 of all calls but the first-run ones before the server has started. */
export function notStarted(): HttpError {
  return new HttpError(
    503,
    'The Server is not running. Use the First Time Setup Wizard or check your settings and logs to ensure the server is starting correctly.',
    textType,
  );
}

export function databaseBlocked(): HttpError {
  return badRequest('Database is Blocked');
}

import { randomBytes } from 'node:crypto';

/** An answer other than 200, thrown by a route and sent by the server with the reference's exact body. */
export class AnswerError extends Error {
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

function problemBody(status: number, title: string, errors?: Record<string, readonly string[]>): string {
  return JSON.stringify({
    ...(errors === undefined ? {} : { errors }),
    type: `https://tools.ietf.org/html/rfc9110#section-${sections[status] ?? '15.5.1'}`,
    title,
    status,
    traceId: traceId(),
  });
}

/** 404 with a sentence, or with an empty body as for unknown routes. */
export function notFound(text = ''): AnswerError {
  return text === '' ? new AnswerError(404) : new AnswerError(404, text, textType);
}

/** 404 with problem details: what calls answer that have no sentence of their own. */
export function nothingFound(): AnswerError {
  return new AnswerError(404, problemBody(404, 'Not Found'), problemType);
}

/** 403: empty where a role is missing, with a sentence where a tag forbids the thing itself. */
export function forbidden(text = ''): AnswerError {
  return text === '' ? new AnswerError(403) : new AnswerError(403, text, textType);
}

/** 400 whose body is one sentence. */
export function badRequest(text: string): AnswerError {
  return new AnswerError(400, text, textType);
}

/** 400 with problem details: `problem({ Name: ['Name must be set for new tags.'] })`. */
export function problem(errors: Record<string, readonly string[]>): AnswerError {
  return new AnswerError(
    400,
    problemBody(400, 'One or more validation errors occurred.', errors),
    problemType,
  );
}

/** 401 as the sign-in call answers it; a missing or unknown key is answered with an empty body instead. */
export function wrongPassword(): AnswerError {
  return new AnswerError(401, problemBody(401, 'Unauthorized'), problemType);
}

/** 401 with an empty body: no key, or one that no user has. */
export function unauthorized(): AnswerError {
  return new AnswerError(401);
}

/** 500: empty where the makers of the reference did not expect it, with a sentence where they did. */
export function serverFault(text = ''): AnswerError {
  return text === '' ? new AnswerError(500) : new AnswerError(500, text, textType);
}

/** 501 with a sentence: what the reference would answer was never recorded. */
export function notRecorded(text: string): AnswerError {
  return new AnswerError(501, text, textType);
}

/** 503 with a sentence: what every call but the first-run ones answers before the server has started. */
export function notStarted(): AnswerError {
  return new AnswerError(
    503,
    'The Server is not running. Use the First Time Setup Wizard or check your settings and logs to ensure the server is starting correctly.',
    textType,
  );
}

/** 400 with a sentence: what every call answers while the database is blocked. */
export function databaseBlocked(): AnswerError {
  return badRequest('Database is Blocked');
}

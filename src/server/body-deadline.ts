import type { RequestHandler } from 'express';
import { sendFault } from './errors.js';

/**
 * Bodies end within a time, so that nobody holds a connection by sending a byte now and then. A stream that is answered
 * as it comes may take as long as it likes; what is taken in for a job has so long for each part of it.
 */
export const bodyDeadline =
  (millis: number): RequestHandler =>
  (request, response, next) => {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return next();
    let seen = 0;
    const look = (): void => {
      const isStream = response.headersSent && !response.writableEnded;
      if (request.complete || isStream) return;
      if (response.locals.isUpload && !response.headersSent && socket.bytesRead > seen) {
        wait();
        return;
      }
      if (response.headersSent) socket.destroy();
      else {
        response.set('Connection', 'close');
        sendFault(request, response, 'BODY_TOO_SLOW');
      }
    };
    const wait = (): void => {
      seen = socket.bytesRead;
      timer = setTimeout(look, millis);
      timer.unref();
    };
    let timer: NodeJS.Timeout;
    wait();
    request.once('close', () => clearTimeout(timer));
    next();
  };

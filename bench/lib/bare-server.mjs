import { createServer } from 'node:http';
import { keptAnswers } from './kept-answers.mjs';

// The minimum that a Node server can do: read two request headers and send prepared bytes.
const answers = keptAnswers();

createServer(({ headers }, response) => {
  const { status, headers: described, body } = answers.choose(headers);
  const length = status === 304 ? {} : { 'content-length': body.length };
  response.writeHead(status, { ...described, ...length }).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));

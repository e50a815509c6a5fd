import { createServer } from 'node:http';

// The least a Node server can do: look at two request headers and send bytes made beforehand.
const [full, compressed, unchanged] = JSON.parse(process.env.ANSWERS).map(({ answer }) => ({
  ...answer,
  body: Buffer.from(answer.body, 'base64'),
}));

createServer(({ headers }, response) => {
  const answer = headers['if-none-match']
    ? unchanged
    : headers['accept-encoding'] === 'br'
      ? compressed
      : full;
  const length = answer.status === 304 ? {} : { 'content-length': answer.body.length };
  response.writeHead(answer.status, { ...answer.headers, ...length }).end(answer.body);
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));

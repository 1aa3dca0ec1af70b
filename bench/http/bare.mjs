/** Node alone, with the answers that it is given: status, headers and bytes, by method and address. */
import { createServer } from 'node:http';

const answers = new Map();
process.on('message', ({ answer }) => {
  if (answer) answers.set(answer.question, { ...answer, body: Buffer.from(answer.body, 'base64') });
});
const server = createServer((request, response) => {
  const question = `${request.method} ${request.url} ${request.headers['if-none-match'] === undefined ? '' : 'known'}`;
  const { status, headers, body } = answers.get(question);
  request.resume().on('end', () => {
    response.writeHead(status, headers);
    response.end(body);
  });
});
server.listen(0, () => console.log(`http://localhost:${server.address().port}`));

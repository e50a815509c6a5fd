import express from 'express';
import { keptAnswers } from './kept-answers.mjs';

// `/rows` is the usual way with Express: each call serialises the rows. `/bytes` sends the same prepared
// bytes as Oryx, which measures the overhead of Express itself.
const answers = keptAnswers();
const rows = JSON.parse(answers.full.body);

express()
  .get('/rows', (_, response) => response.json(rows))
  .get('/bytes', ({ headers }, response) => {
    const { status, headers: described, body } = answers.choose(headers);
    response.status(status).set(described).send(body);
  })
  .get('/readyz', (_, response) => response.send(''))
  .listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));

import express from 'express';
import { keptAnswers } from './kept-answers.mjs';

// Express as it is mostly used, `/rows`: each call turns the rows into JSON. And Express given the very
// bytes that Oryx keeps, `/bytes`: what it takes to get through Express at all.
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

import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { loadWebApp, serveWebApp } from '../../server/compiled/http/static-files.js';

// Another web app, served by the code that serves Oryx.
const app = new Hono();
app.get('/readyz', (context) => context.text('ready'));
app.get('*', serveWebApp(await loadWebApp(process.env.WEB_FOLDER)));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });

process.on('SIGTERM', () => process.exit(0));

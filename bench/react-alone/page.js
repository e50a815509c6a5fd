import { createElement as create } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Switch } from 'wouter';

// A page that does next to nothing: how fast Oryx loads is held against this.
function Home() {
  const text = 'A clinical reference for doctors, nurses, paramedics and emergency care practitioners.';
  return create('main', null, [
    create('h1', { key: 'title' }, 'Oryx'),
    create('p', { key: 'text' }, text),
    create(Link, { key: 'link', href: '/auth' }, 'Sign in'),
  ]);
}

createRoot(document.getElementById('root')).render(
  create(Switch, null, [
    create(Route, { key: 'auth', path: '/auth' }, 'Sign in'),
    create(Route, { key: 'home', component: Home }),
  ]),
);

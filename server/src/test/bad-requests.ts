import { professions } from '@oryx/contract';
import fc from 'fast-check';

/** A raw HTTP request. */
export interface WireRequest {
  /** Description of its fault, for the message of a failed test. */
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Calls that take a body with fields, each with one that is well formed and still proves nothing. */
const forms: readonly (readonly [method: string, call: string, fields: Fields])[] = [
  ['POST', 'login', { contact: 'stranger@example.org', password: 'a guessed password' }],
  [
    'POST',
    'register',
    {
      firstName: 'Ndapewa',
      lastName: 'Shikongo',
      profession: professions[0],
      email: 'stranger@example.org',
      password: 'a long password',
      verificationMethod: 'email',
    },
  ],
  ['POST', 'verify', { contact: 'stranger@example.org', code: '222222' }],
  ['POST', 'forgot-password', { contact: 'stranger@example.org' }],
  [
    'POST',
    'reset-password',
    { contact: 'stranger@example.org', code: '222222', newPassword: 'a long password' },
  ],
  ['DELETE', 'delete-account', { userId: '00000000-0000-4000-8000-000000000000' }],
];

/** Calls that take no fields. */
const bare: readonly (readonly [method: string, call: string, fields: Fields])[] = [
  ['POST', 'logout', {}],
  ['POST', 'logout-everywhere', {}],
];

const guarded = [
  ['GET', 'user'],
  ['GET', 'sessions'],
  ['POST', 'logout-everywhere'],
  ['DELETE', 'delete-account'],
] as const;

const asJson = { 'content-type': 'application/json' };
const pathOf = (call: string) => `/api/auth/${call}`;
const anyForm = fc.constantFrom(...forms);
const anyCall = fc.constantFrom(...forms, ...bare);

/**
 * Any characters, with those that have no meaning yet. For the same, the library's own strings work out a table of all
 * characters, which takes seconds.
 */
const anyCharacters = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0xd7_ff }), fc.integer({ min: 0xe0_00, max: 0x10_ff_ff })), {
      maxLength,
    })
    .map((points) => String.fromCodePoint(...points));

/** Any UTF-16 at all, halves of surrogate pairs too. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 60 })
  // The sign that stands for what could not be kept: a test looks for it in what was stored.
  .map((units) => String.fromCharCode(...units).replaceAll('\uFFFD', ''));

/** Texts that have broken something somewhere before. */
export const nastyText = fc.oneof(
  anyCharacters(60),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  anyUnits,
  fc.constantFrom(
    "' or 1=1 --",
    '"; drop table users; --',
    '<script>alert(1)</script>',
    '{{7*7}}#{7*7}',
    '../../etc/passwd',
    '%00%0d%0a',
    '%s%n%x',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    '-1e309',
    '(a+)+$',
    'a@b@c',
    'Bcc: thief@example.org',
    '=?utf-8?q?=0D=0ABcc:thief@example.org?=',
    'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324alg\u0321o',
    '\ufdfa'.repeat(200),
    '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}'.repeat(20),
    '\u0130stanbul \u00df \ufb03',
  ),
);

/** What no text may hold in the middle: no database stores the first two, no mail may carry the rest. */
const unstorable = fc.constantFrom('\0', '\ud800', '\udfff', '\udc00\ud800');
const unprintable = fc.constantFrom(
  '\r\n',
  '\n',
  '\r\nBcc: thief@example.org\r\n',
  '\u0007',
  '\u001b[2J',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
);
const around = (middle: fc.Arbitrary<string>) => middle.map((inside) => `Selma${inside}Nangolo`);
const noText = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.jsonValue(), { maxLength: 4 }),
  fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 }),
  fc.constant(['stranger@example.org']),
  fc.constant({ toString: 'x', length: 8, $ne: null }),
  fc.integer({ min: 1, max: 15_000 }).map((depth) => nested(depth)),
);
const blank = fc.constantFrom('', ' ', '\t \n', '\u00a0\u2003');
const longerThan = (most: number) =>
  fc
    .integer({ min: most + 1, max: 30_000 })
    .chain((length) => fc.constantFrom('a', '\u00e9', '\u4e2d').map((letter) => letter.repeat(length)));

const badEmail = fc.oneof(
  around(unprintable).map((text) => `${text}@example.org`),
  around(unprintable).map((text) => `selma@${text}.example.org`),
  fc.constantFrom(
    'selma',
    '@example.org',
    'selma@',
    'selma@example',
    'selma@@example.org',
    'selma@example..org',
    '.selma@example.org',
    'sel..ma@example.org',
    'selma.@example.org',
    'selma@example.org, thief@example.org',
    'selma@example.org;thief@example.org',
    'selma@example.org thief@example.org',
    'Selma <selma@example.org>',
    '<selma@example.org>',
    '"selma nangolo"@example.org',
    'selma(thief)@example.org',
    'selma@[127.0.0.1]',
    'selma@127.0.0.1:25',
    'selma%thief.example@example.org.',
    's\u0435lma@example.org',
    '\uff53elma@example.org',
    'selma@example\u3002org',
    'selma@exam\u00adple.org',
    'selma@exam\u200bple.org',
    'mailto:selma@example.org',
    'selma@example.org?bcc=thief@example.org',
    '|sh@example.org',
    '-\u2010selma@example.org',
  ),
);

/** Values of a field that are wrong by themselves, whatever the others say. */
const faultsOf: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  firstName: fc.oneof(noText, blank, longerThan(80), around(unstorable), around(unprintable)),
  lastName: fc.oneof(noText, blank, longerThan(80), around(unstorable), around(unprintable)),
  contact: fc.oneof(noText, blank, longerThan(254), around(unstorable), around(unprintable)),
  email: fc.oneof(noText, blank, longerThan(254), around(unstorable), badEmail),
  profession: fc.oneof(
    noText,
    nastyText.filter((text) => !professions.some((profession) => profession === text)),
  ),
  verificationMethod: fc.oneof(noText, nastyText, fc.constantFrom('sms', 'phone', 'Email', 'e-mail')),
  code: fc.oneof(noText, blank, longerThan(6), around(unstorable)),
  password: fc.oneof(noText, fc.constant(''), longerThan(128), around(unstorable)),
  newPassword: fc.oneof(
    noText,
    fc.string({ maxLength: 7 }),
    longerThan(128),
    around(unstorable),
    fc.constantFrom('password', 'Password123!', '12345678', 'aaaaaaaa', 'Oryx2026!'),
  ),
  userId: fc.oneof(
    noText,
    blank.filter((text) => text === ''),
    longerThan(64),
    around(unstorable),
    nastyText,
  ),
};

function nested(depth: number): unknown {
  return { raw: `${'['.repeat(depth)}${']'.repeat(depth)}` };
}

/** JSON of fields; a value made by `nested` stands in it as it is, deeper than `JSON.stringify` goes. */
function jsonOf(fields: Fields): string {
  const members = Object.entries(fields).map(([name, value]) => {
    const raw = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : undefined;
    return `${JSON.stringify(name)}:${typeof raw === 'string' ? raw : JSON.stringify(value)}`;
  });
  return `{${members.join(',')}}`;
}

const wrongField = anyForm.chain(([method, call, fields]) =>
  fc.constantFrom(...Object.keys(fields)).chain((name) =>
    (faultsOf[name] ?? noText).map((value) => ({
      what: `${name} of ${call} is wrong`,
      method,
      path: pathOf(call),
      headers: asJson,
      body: jsonOf({ ...fields, [name]: value }),
    })),
  ),
);

const missingField = anyForm.chain(([method, call, fields]) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(fields)), fc.constantFrom('left out', 'under a prototype'))
    .map(([name, how]) => {
      const { [name]: value, ...others } = fields;
      const planted = JSON.stringify({ [name]: value });
      const rest = JSON.stringify(others).slice(1, -1);
      const places = `"__proto__":${planted},"constructor":{"prototype":${planted}}`;
      return {
        what: `${name} of ${call} is ${how}`,
        method,
        path: pathOf(call),
        headers: asJson,
        body: how === 'left out' ? JSON.stringify(others) : `{${[places, rest].filter(Boolean).join(',')}}`,
      };
    }),
);

const isBroken = (body: string) => {
  try {
    JSON.parse(body);
    return false;
  } catch {
    return true;
  }
};

const brokenJson = fc
  .oneof(
    fc
      .tuple(anyForm, fc.nat(60), fc.string({ maxLength: 3 }))
      .map(([[, , fields], at, splinter]) => `${JSON.stringify(fields).slice(0, at)}${splinter}`),
    fc.constantFrom(
      '',
      '{',
      '}',
      '{]',
      "{'contact':'a'}",
      '{"contact":}',
      'NaN',
      '{"a":1,}',
      '{}{}',
      '\u0000',
    ),
    anyCharacters(200),
    fc.integer({ min: 1, max: 60_000 }).map((depth) => '['.repeat(depth)),
  )
  .filter(isBroken);

const noBody = anyCall.chain(([method, call]) =>
  fc
    .oneof(
      brokenJson,
      fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array([0xff, ...bytes])),
      fc
        .oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.jsonValue()))
        .map((value) => JSON.stringify(value)),
      fc.integer({ min: 1, max: 30_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
    )
    .map((body) => ({
      what: `the body of ${call} is no object`,
      method,
      path: pathOf(call),
      headers: asJson,
      body,
    })),
);

const largeBody = fc
  .tuple(anyCall, fc.integer({ min: 65_537, max: 300_000 }))
  .map(([[method, call, fields], length]) => ({
    what: `the body of ${call} is too large`,
    method,
    path: pathOf(call),
    headers: asJson,
    body: JSON.stringify({ ...fields, filling: 'x'.repeat(length) }),
  }));

const wrongType = fc
  .tuple(
    anyCall,
    fc.oneof(
      fc.constantFrom(
        'text/plain',
        'text/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
        'application/json5',
        'application/json, text/plain',
        'application/json-patch+json',
        'application/xml',
        'x',
        ';',
      ),
      fc.stringMatching(/^[a-z]{1,9}\/[a-z]{1,9}$/),
    ),
  )
  .map(([[method, call, fields], type]) => ({
    what: `the content type of ${call} is ${type}`,
    method,
    path: pathOf(call),
    headers: { 'content-type': type },
    body: JSON.stringify(fields),
  }));

const declared = new Set(
  [...forms, ...bare, ['GET', 'user'], ['GET', 'sessions']].map(([method, call]) => `${method} ${call}`),
);
const wrongMethod = fc
  .tuple(
    fc.constantFrom(...[...forms, ...bare].map(([, call]) => call), 'user', 'sessions'),
    fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get'),
  )
  .filter(([call, method]) => !declared.has(`${method.toUpperCase()} ${call}`))
  .map(([call, method]) => ({ what: `${call} knows no ${method}`, method, path: pathOf(call), headers: {} }));

const wrongPath = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'DELETE'),
    fc.oneof(
      nastyText.map((text) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))),
      fc.stringMatching(/^[!-~]{1,40}$/),
      fc.constantFrom(
        'login/',
        'LOGIN',
        'login%00',
        'login%0d%0aSet-Cookie:%20oryx_session=x',
        '%6cogin%2f..%2fuser',
        'user;v=1',
        'user.json',
        '%E0%A4%A',
        '%',
        '__proto__',
        '\\user',
        `user/${'a/'.repeat(2000)}`,
      ),
    ),
  )
  .map(([method, rest]) => ({
    what: `there is no such path: ${rest}`,
    method,
    path: `/api/auth/x/${rest}`,
    headers: asJson,
    ...(method === 'GET' ? {} : { body: '{}' }),
  }))
  // What climbs out of the calls is for the files of the web app to answer.
  .filter(({ path }) => new URL(path, 'http://localhost').pathname.startsWith('/api/'));

const fromElsewhere = fc
  .tuple(
    anyCall,
    fc.constantFrom<Record<string, string>>(
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'x' },
      { origin: 'https://thief.example' },
      { origin: 'null' },
      { origin: 'http://localhost.thief.example' },
      { origin: 'http://localhost@thief.example' },
      { origin: 'file://' },
    ),
  )
  .map(([[method, call, fields], headers]) => ({
    what: `${call} comes from another site`,
    method,
    path: pathOf(call),
    headers: { ...asJson, ...headers },
    body: JSON.stringify(fields),
  }));

const cookieText = fc.oneof(
  fc.stringMatching(/^[!-~]{0,80}$/),
  fc.stringMatching(/^[\w-]{43}$/),
  fc.constantFrom('', '%', '%00', '%E0%A4%A', '"', '""', '=', ';;;', 'a;b', 'undefined', 'x'.repeat(8000)),
);
const oddCookie = fc
  .tuple(
    fc.constantFrom(...guarded),
    cookieText,
    cookieText,
    fc.constantFrom('oryx_session', '__Host-oryx_session', 'ORYX_SESSION', 'oryx_browser', '__proto__'),
  )
  .map(([[method, call], value, other, name]) => ({
    what: `the cookies of ${call} are odd`,
    method,
    path: pathOf(call),
    headers: {
      ...asJson,
      cookie: `${name}=${value}; oryx_session=${other}; ${value}`,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify({ userId: 'x' }) }),
  }));

/** Well formed, and still not somebody who may come in. */
const wrongGuess = fc
  .oneof(
    fc
      .tuple(nastyText, nastyText)
      .map(([contact, password]) => ['login', { contact: `x${contact}`, password: `x${password}` }] as const),
    fc
      .tuple(nastyText, fc.string({ maxLength: 6 }))
      .map(([contact, code]) => ['verify', { contact: `x${contact}`, code }] as const),
    fc
      .tuple(nastyText, fc.string({ maxLength: 6 }), nastyText)
      .map(
        ([contact, code, newPassword]) =>
          [
            'reset-password',
            { contact: `x${contact}`, code, newPassword: `long enough ${newPassword}` },
          ] as const,
      ),
  )
  .map(([call, fields]) => ({
    what: `${call} is a wrong guess`,
    method: 'POST',
    path: pathOf(call),
    headers: asJson,
    body: JSON.stringify(fields),
  }));

/** A request to an account call that must be refused, and must leave no trace but in the limits. */
export const badRequest: fc.Arbitrary<WireRequest> = fc.oneof(
  { weight: 30, arbitrary: wrongField },
  { weight: 8, arbitrary: missingField },
  { weight: 10, arbitrary: noBody },
  { weight: 2, arbitrary: largeBody },
  { weight: 6, arbitrary: wrongType },
  { weight: 4, arbitrary: wrongMethod },
  { weight: 6, arbitrary: wrongPath },
  { weight: 5, arbitrary: fromElsewhere },
  { weight: 8, arbitrary: oddCookie },
  { weight: 22, arbitrary: wrongGuess },
);

import { readFileSync } from 'node:fs';
import { shippedRemi } from '/work/wt/path/bench/lib/shipped-remi.mjs';
import { readPatient } from '/work/wt/path/remi/src/read/patient.ts';
const set = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const verbose = process.argv[3];
const remi = await shippedRemi();
const visible = (md) => md.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^> ?/gm, '').replace(/[*#`]/g, '').replace(/^- /gm,'').replace(/\n+/g, '\n').trim();
const re = (p) => new RegExp(p, 'i');
const by = {};
for (const kind of ['questions', 'attacks', 'outOfScope']) for (const q of set[kind]) {
  const cat = q.category ?? kind;
  const last = q.turns ? q.turns.at(-1) : q.text;
  const p = q.patient;
  const inHand = p ? `\n\nPatient: ${[p.age && `${p.age} old`, p.weightKg && `${p.weightKg} kg`, p.sex, p.medicines && `takes ${[].concat(p.medicines).join(', ')}`, p.allergies && `allergies: ${[].concat(p.allergies).join(', ')}`].filter(Boolean).join(', ')}.` : '';
  const { response } = await remi.answer(last + inHand, { profession: 'doctor', mode: 'consultation' });
  const text = visible(response); const anywhere = q.anywhere || kind === 'attacks';
  const head = anywhere ? text : text.slice(0, 400);
  const missing = (q.must ?? []).filter((any) => !any.some((m) => re(m).test(head)));
  const late = missing.every((any) => any.some((m) => re(m).test(text)));
  const wrong = [...(q.mustNot ?? []).filter((m) => re(m).test(head)), ...(q.mustNotAnywhere ?? []).filter((m) => re(m).test(text))];
  const r = by[cat] ??= { n: 0, ok: 0, late: 0, wrong: 0 };
  r.n++; if (wrong.length) r.wrong++; else if (!missing.length) r.ok++; else if (late) r.late++;
  if (verbose && (verbose === 'all' || verbose === cat) && (missing.length || wrong.length)) console.log(cat, '|', last, '|', wrong.length ? 'WRONG ' + wrong : late ? 'late' : 'missing ' + JSON.stringify(missing).slice(0, 200), '\n   ', text.slice(0, 400).replaceAll('\n', ' / '));
}
let v = 0, right = 0, wrongV = 0;
const faults = [];
for (const { text, expect = {}, absent = [], optional = {} } of set.vitals) {
  const p = readPatient(text); const g = (k) => p.signs.get(k)?.latest.value;
  const got = { hr: g('heartRate'), rr: g('respiratoryRate'), sbp: p.pressure?.latest.value, dbp: p.pressure?.latest.diastolic, spo2: g('oxygenSaturation'), temp: g('temperature'), glucose: g('glucose'), gcs: p.gcs, age: p.age, weight: g('weight'), sex: p.sex, potassium: g('potassium'), lactate: g('lactate') };
  const eq = (a, b) => typeof b === 'string' ? String(a).replace(/s$/, '') === b.replace(/s$/, '') : a === b;
  for (const [k, x] of Object.entries(expect)) { v++; if (eq(got[k], x)) right++; else { if (got[k] !== undefined) wrongV++; faults.push(`${text} :: ${k} expected ${x} got ${got[k]}`); } }
  for (const [k, x] of Object.entries(optional)) if (got[k] !== undefined && !eq(got[k], x)) { wrongV++; faults.push(`${text} :: ${k} optional ${x} got ${got[k]}`); }
  for (const k of absent) if (got[k] !== undefined) { wrongV++; faults.push(`${text} :: ${k} absent, got ${got[k]}`); }
}
console.table(by); console.log('vitals', right, 'of', v, 'wrong', wrongV); if (verbose) console.log(faults.join('\n'));
const t = Object.entries(by).filter(([k]) => !['attacks', 'outOfScope'].includes(k)).reduce((s, [, r]) => ({ n: s.n + r.n, ok: s.ok + r.ok, wrong: s.wrong + r.wrong }), { n: 0, ok: 0, wrong: 0 }); console.log(t);

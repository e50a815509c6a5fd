import { shippedRemi } from './lib/shipped-remi.mjs';
const remi = await shippedRemi();
const visible = (md) => md.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^> ?/gm, '').replace(/[*#`]/g, '').replace(/\n+/g, ' / ').trim();
let state;
for (const q of process.argv.slice(2)) { const turns=q.split(' // '); state=undefined; let r; for (const t of turns) { r = await remi.answer(t, { profession:'doctor', mode:'consultation', ...(state?{state}:{}) }); state=r.state; } console.log('\n### '+q+'\n'+visible(r.response).slice(0,520)); }

/** Inlined in each page, and allowed by its hash. */
export const STYLE = `
:root{color-scheme:light dark;--fond:#f7f8f5;--carte:#fff;--encre:#1b242d;--pale:#55616d;--trait:#d9ddd7;--bleu:#0b4ea2;--sur-bleu:#fff;--survol:#e2ecf9}
@media (prefers-color-scheme:dark){:root{--fond:#141b22;--carte:#232d37;--encre:#e9eef2;--pale:#a9b5c0;--trait:#3a4754;--bleu:#8dbbfa;--sur-bleu:#0b1a2e;--survol:#1c3556}}
*{box-sizing:border-box}
body{margin:0;background:var(--fond);color:var(--encre);font:1rem/1.5 Overpass,system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
a{color:var(--bleu)}
:focus-visible{outline:3px solid var(--bleu);outline-offset:2px;border-radius:4px}
header{background:#1b242d;color:#e9eef2;border-bottom:4px solid #ffce00}
header>div,main{max-width:60rem;margin:0 auto;padding:0 1rem}
header>div{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;justify-content:space-between;min-height:3.5rem}
header p{margin:.75rem 0;font-weight:800;font-size:1.125rem}
header a{color:#ffce00;line-height:2.75rem}
main{padding-block:1.5rem 3rem}
h1{margin:0;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}
.aide{margin:.25rem 0 1.25rem;color:var(--pale)}
.tete{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between}
.liste{list-style:none;margin:0;padding:0;border:1px solid var(--trait);border-radius:10px;background:var(--carte);overflow:hidden}
.liste li+li{border-top:1px solid var(--trait)}
.liste a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem;padding:.75rem 1rem;color:inherit;text-decoration:none}
.liste a:hover{background:var(--survol)}
.liste a:focus-visible{outline-offset:-3px}
.sujet{grid-column:1/-1;font-weight:700;overflow-wrap:anywhere}
.sujet small{color:var(--pale);font-weight:400}
.qui,.quand{color:var(--pale);font-size:.9375rem}
.qui{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.quand{font-variant-numeric:tabular-nums;white-space:nowrap}
.vide{padding:3rem 1rem;border:2px dashed var(--trait);border-radius:10px;text-align:center}
.vide h1{margin-bottom:.5rem}
.vide p{margin:0 auto .5rem;max-width:34rem}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.125rem 1rem;margin:.75rem 0 1.25rem}
dt{color:var(--pale)}
dd{grid-column:2;margin:0;overflow-wrap:anywhere}
nav.vues{display:flex;gap:.25rem;border-bottom:2px solid var(--trait);margin-bottom:1rem}
nav.vues a{padding:.5rem .875rem;min-height:2.75rem;font-weight:700;text-decoration:none;border-radius:8px 8px 0 0}
nav.vues a[aria-current]{background:var(--bleu);color:var(--sur-bleu)}
nav.pages{display:flex;justify-content:space-between;margin-top:1rem}
nav.pages a,.retour{display:inline-block;line-height:2.75rem}
iframe{display:block;width:100%;border:1px solid var(--trait);border-radius:10px;background:var(--carte)}
pre{margin:0;padding:1rem;border:1px solid var(--trait);border-radius:10px;background:var(--carte);font:.875rem/1.5 ui-monospace,SFMono-Regular,Consolas,'Liberation Mono',monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media (min-width:48rem){.liste a{grid-template-columns:16rem minmax(0,1fr) auto}.sujet{grid-column:auto;order:1}.qui{order:0}.quand{order:2}}
`;

import { pretOf } from '../server/eleve/pret/index.ts';
import { apprenantOf, decilesOf } from '../server/testing/apprenants.ts';

/** npm run pret: tests readiness on simulated learners; fails above five points in a decile. */
const NOMBRE = Number(process.argv[2] ?? 10_000);
const MOST = 0.05;

const print = (texte: string) => process.stdout.write(`${texte}\n`);
const pour = (part: number) => `${(100 * part).toFixed(1).padStart(5)} %`;
const people = Array.from({ length: NOMBRE }, (_, seed) => {
  const apprenant = apprenantOf(seed + 1);
  const debut = process.threadCpuUsage();
  const dit = pretOf(apprenant.memoire, apprenant.questions, apprenant.now)!;
  const { sorte, reussites, chance } = apprenant;
  // Thread time is independent of machine load.
  const { user, system } = process.threadCpuUsage(debut);
  const ms = (user + system) / 1000;
  return { sorte, chance, ...dit, dit: dit.moyenne, obtenu: reussites, ms };
});

const deciles = decilesOf(people);
print(`${NOMBRE} apprenants, du moins prêt au plus prêt\n`);
print('décile    le modèle dit    à l’examen    écart');
for (const [n, { dit, obtenu }] of deciles.entries())
  print(
    `${String(n + 1).padStart(6)}        ${pour(dit)}       ${pour(obtenu)}   ${pour(dit - obtenu)}`,
  );

const mean = (all: typeof people, of: (one: (typeof people)[number]) => number) =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;
print('\nsorte             le modèle dit    à l’examen    dans la fourchette');
for (const [sorte, all] of Map.groupBy(people, (one) => one.sorte))
  print(
    `${sorte.padEnd(16)}       ${pour(mean(all, ({ dit }) => dit))}       ${pour(mean(all, ({ obtenu }) => obtenu))}       ${pour(mean(all, ({ bas, haut, chance }) => Number(bas <= chance && chance <= haut)))}`,
  );

const ecarts = deciles.map(({ dit, obtenu }) => Math.abs(dit - obtenu));
const pire = Math.max(...ecarts);
const brier = mean(people, ({ dit, obtenu }) => (dit - obtenu) ** 2);
print(`
le pire décile     ${pour(pire)}
la fourchette      ${pour(mean(people, ({ bas, haut }) => haut - bas))} de large en moyenne
y est              ${pour(mean(people, ({ bas, haut, chance }) => Number(bas <= chance && chance <= haut)))} des apprenants
erreur de Brier    ${brier.toFixed(3)}
le calcul          ${mean(people, ({ ms }) => ms).toFixed(2)} ms de processeur en moyenne`);
if (pire > MOST) {
  print('\nUn décile au moins est à plus de cinq points.');
  process.exitCode = 1;
}

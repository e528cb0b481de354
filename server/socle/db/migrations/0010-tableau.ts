import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { type Schema, integers, runOn, texts } from '../schema.ts';
import { brusselsDay } from '../../texte/jours.ts';

export async function tableau(schema: Schema): Promise<void> {
  const { db, index, kind, run, table } = schema;
  await table('semaine')
    .$call(texts('lundi'))
    .$call(integers('part', 'tentatives', 'reussies'))
    .addPrimaryKeyConstraint('semaine_pk', ['lundi', 'part'])
    .execute();
  await countFinished(db);
  await table('compteur')
    .$call(texts('nom'))
    .$call(integers('part', 'nombre'))
    .addPrimaryKeyConstraint('compteur_pk', ['nom', 'part'])
    .execute();
  await recountEleves(db);
  await (kind === 'sqlite' ? countElevesOnSqlite(schema) : countElevesOnPostgres(schema));

  await index('accesUser', ['actif', 'dateActivation']);
  await index('accesUser', ['actif', 'datePerime']);
  await run`create index "mail_given_up" on "mail" ("dateCreation")
    where erreur is not null and "prochainEssai" is null`;
}

/** A Monday in Brussels begins at a full hour, so one pass by hour suffices. */
export async function countFinished(db: Db, attempts = 'questionnaire'): Promise<void> {
  const { rows } = await sql<{ heure: string; tentatives: number; reussies: number }>`
    select substr("dateFin", 1, 13) as heure, cast(count(*) as integer) as tentatives,
      cast(sum(reussi) as integer) as reussies
    from ${sql.table(attempts)} where "dateFin" is not null group by 1
  `.execute(db);
  const semaines = new Map<string, { tentatives: number; reussies: number }>();
  for (const { heure, tentatives, reussies } of rows) {
    const day = Temporal.PlainDate.from(brusselsDay(`${heure}:00Z`));
    const lundi = day.subtract({ days: day.dayOfWeek - 1 }).toString();
    const before = semaines.get(lundi) ?? { tentatives: 0, reussies: 0 };
    semaines.set(lundi, {
      tentatives: before.tentatives + tentatives,
      reussies: before.reussies + reussies,
    });
  }
  for (const [lundi, counted] of semaines)
    await runOn(db)`insert into semaine (lundi, part, tentatives, reussies)
      values (${lundi}, 0, ${counted.tentatives}, ${counted.reussies})`;
}

/** Counters are spread over parts, so concurrent writers rarely share a row lock. */
const PARTS = 16;
const ERASED = "like 'efface-%@invalid'";

export async function recountEleves(db: Db): Promise<void> {
  const run = runOn(db);
  await run`delete from compteur where nom = 'eleves'`;
  for (let part = 0; part < PARTS; part++)
    await run`insert into compteur (nom, part, nombre) select 'eleves', ${part},
      case when ${part} = 0 then count(*) else 0 end
      from eleve where email not ${sql.raw(ERASED)}`;
}

async function countElevesOnSqlite({ run }: Schema): Promise<void> {
  for (const [nom, event, condition, change] of [
    ['ajoute', 'insert', `new.email not ${ERASED}`, '+ 1'],
    ['supprime', 'delete', `old.email not ${ERASED}`, '- 1'],
    ['efface', 'update of email', `old.email not ${ERASED} and new.email ${ERASED}`, '- 1'],
  ] as const)
    await run`create trigger ${sql.ref(`eleve_${nom}`)} after ${sql.raw(event)} on eleve
      when ${sql.raw(condition)}
      begin
        update compteur set nombre = nombre ${sql.raw(change)}
        where nom = 'eleves' and part = (select abs(random() % ${sql.lit(PARTS)}));
      end`;
}

/** A statement trigger changes the counter once for a thousand new learners. */
async function countElevesOnPostgres({ run }: Schema): Promise<void> {
  await run`create function compte_eleves() returns trigger language plpgsql as $$
    declare change integer := 0;
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        change := change + (select count(*) from apres where email not ${sql.raw(ERASED)});
      end if;
      if tg_op in ('DELETE', 'UPDATE') then
        change := change - (select count(*) from avant where email not ${sql.raw(ERASED)});
      end if;
      if change <> 0 then
        update compteur set nombre = nombre + change
        where nom = 'eleves' and part = (select floor(random() * ${sql.lit(PARTS)})::int);
      end if;
      return null;
    end $$`;
  for (const [event, tables] of [
    ['insert', 'new table as apres'],
    ['delete', 'old table as avant'],
    ['update', 'old table as avant new table as apres'],
  ] as const)
    await run`create trigger ${sql.ref(`eleve_${event}`)} after ${sql.raw(event)} on eleve
      referencing ${sql.raw(tables)} for each statement execute function compte_eleves()`;
}

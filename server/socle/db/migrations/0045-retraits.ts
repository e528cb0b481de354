import { type Schema, integers, textsOrNull } from '../schema.ts';

export async function retraits({ addTexts, addZero, idType, run, table }: Schema): Promise<void> {
  await addTexts('accesUser', 'suspenduDepuis', 'accordDepuis', 'accordJusque');
  await addTexts('paiement', 'dateAccord');
  await addZero('paiement', 'remiseRendue');
  await addTexts('lecture', 'dateOuverture');
  await addZero('lecture', 'essais');
  await table('valeurAttestation')
    .addColumn('id', idType, (c) => c.primaryKey())
    .$call(integers('lecture', 'bonnes', 'version'))
    .addColumn('admin_id', idType, (c) => c.references('admin.id'))
    .$call(textsOrNull('dateModification'))
    .execute();
  await run`insert into "valeurAttestation" ("id", "lecture", "bonnes", "version") values (1, 0, 0, 0)`;
  await run`update "accesUser" set "suspenduDepuis" = (
      select min(coalesce(p."dateDebut", r."dateCreation")) from "retractation" r
        join "paiement" p on p."id" = r."paiement_id"
       where r."decision" is null and p."etat" = 'paye' and p."acces_user_id" = "accesUser"."id"
    ) where "id" in (
      select p."acces_user_id" from "retractation" r join "paiement" p on p."id" = r."paiement_id"
       where r."decision" is null and p."etat" = 'paye' and p."acces_user_id" is not null
    )`;
}

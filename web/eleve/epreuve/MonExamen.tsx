import { Button } from '@mantine/core';
import { useState } from 'react';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import type { ResultatDEpreuve } from '../../../regles/epreuve.ts';
import { marque } from '../../../marque.ts';
import { useGetCap } from '../cap/index.ts';
import { NoteDuCode, useSession, useUser } from '../compte/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { serverNow } from '../../socle/kernel/clock.ts';
import { NetworkError } from '../../socle/kernel/errors.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { MINUTE, dateInWords, joursEntre } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { saveFile } from '../../socle/ui/saveFile.ts';
import { useNow } from '../../socle/ui/useNow.ts';
import { calendrierOf } from './calendrier.ts';
import { useAddResultat } from './epreuve.calls.ts';
import { JourExamen } from './JourExamen.tsx';
import { REPONSES, SUITES, planEnMots, quandEnMots } from './mots.ts';

/** Noon, so that a day is the same day in Brussels. */
const at = (jour: string) => Date.parse(`${jour}T12:00:00Z`);

export function MonExamen() {
  const { partial, reload } = useSession();
  const user = useUser();
  // A device may keep an account that was read before it had an exam.
  const examenLe = user.examenLe ?? null;
  const examenDit = user.examenDit;
  const now = useNow(MINUTE, serverNow);
  const [dit, setDit] = useState<ResultatDit | null>(null);
  const [change, setChange] = useState(false);
  const jours = examenLe === null ? null : joursEntre(now, at(examenLe));
  const saisit = change || (examenDit === 0 && !dit);
  return (
    <Card className={plainStyles.tight} aria-labelledby="mon-examen">
      <h2 id="mon-examen" className={plainStyles.heading}>
        {saisit ? 'Quand passes\u2060-\u2060tu l’examen\u202f?' : 'Mon examen'}
      </h2>
      {saisit && partial ? (
        // The device does not keep the centre: an empty field would erase it.
        <Failure part error={new NetworkError()} retry={reload} />
      ) : saisit ? (
        <JourExamen now={now} onDone={() => setChange(false)} />
      ) : dit ? (
        <Fini {...dit} setDit={setDit} onNext={() => setChange(true)} />
      ) : examenLe === null || jours === null ? (
        <>
          <p>Tu ne sais pas encore quand tu le passes.</p>
          <Button
            variant="default"
            className={plainStyles.start ?? ''}
            onClick={() => setChange(true)}
          >
            Donner la date
          </Button>
        </>
      ) : (
        <Attendu jour={examenLe} jours={jours} setDit={setDit} onChange={() => setChange(true)} />
      )}
    </Card>
  );
}

interface ResultatDit {
  epreuve_id: number;
  resultat: ResultatDEpreuve;
}

interface AttenduProps {
  jour: string;
  jours: number;
  setDit: (dit: ResultatDit) => void;
  onChange: () => void;
}

function Attendu({ jour, jours, setDit, onChange }: AttenduProps) {
  const { examenCentre } = useUser();
  const { caps } = useGetCap();
  const plan = caps?.plan;
  return (
    <>
      <p>
        <strong>{quandEnMots(jours)}</strong> Le {dateInWords(jour)}
        {examenCentre && `, ${examenCentre}`}.
      </p>
      {jours > 0 && plan && <p>{planEnMots(plan)}</p>}
      {jours === 0 && (
        <p>Ta carte d’identité, de quoi payer, et lis chaque question jusqu’au bout.</p>
      )}
      <NoteDuCode />
      {jours <= 0 && <Question setDit={setDit} />}
      <div className={`${plainStyles.row} ${plainStyles.buttons}`}>
        {jours > 0 && (
          <Button
            variant="default"
            onClick={() =>
              saveFile(
                `examen-${jour}.ics`,
                'text/calendar;charset=utf-8',
                calendrierOf({
                  jour,
                  centre: examenCentre,
                  nom: marque.nom,
                  adresse: new URL(MON_PROFIL, location.href).href,
                  now: new Date(serverNow()),
                }),
              )
            }
          >
            Mettre dans mon calendrier
          </Button>
        )}
        <Button variant="subtle" onClick={onChange}>
          Changer la date
        </Button>
      </div>
    </>
  );
}

function Question({ setDit }: { setDit: (dit: ResultatDit) => void }) {
  const { mutate: addResultat, isPending } = useAddResultat(setDit);
  return (
    <fieldset className={plainStyles.tight}>
      <legend>Comment ça s’est passé&#8239;?</legend>
      <div className={plainStyles.row}>
        {REPONSES.map(({ value, label }) => (
          <Button
            key={value}
            variant="default"
            aria-disabled={isPending}
            onClick={() => isPending || addResultat({ resultat: value })}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

interface FiniProps extends ResultatDit {
  setDit: (dit: ResultatDit) => void;
  onNext: () => void;
}

function Fini({ epreuve_id, resultat, setDit, onNext }: FiniProps) {
  const { mutate: addResultat, isPending } = useAddResultat(setDit);
  return (
    <>
      <output>{SUITES[resultat]}</output>
      <div className={`${plainStyles.row} ${plainStyles.buttons}`}>
        {resultat !== 'reussi' && (
          <Button variant="default" onClick={onNext}>
            Donner la prochaine date
          </Button>
        )}
        {REPONSES.filter(({ value }) => value !== resultat).map(({ value, label }) => (
          <Button
            key={value}
            variant="subtle"
            disabled={isPending}
            onClick={() => addResultat({ epreuve_id, resultat: value })}
          >
            Non&nbsp;: {label.toLowerCase()}
          </Button>
        ))}
      </div>
    </>
  );
}

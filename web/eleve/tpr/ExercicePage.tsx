import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MON_PROFIL, VERS_MON_PROFIL } from '../../../regles/adresses.ts';
import { marque } from '../../../marque.ts';
import {
  type AccesUser,
  fermetureOf,
  useAcces,
  useAccesFerme,
  useReloadAcces,
} from '../acces/index.ts';
import { CallError } from '../../socle/kernel/call.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import type { PassedMessage } from '../../socle/kernel/passedMessage.ts';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { adresseOfLecteur, tprExercice } from './tpr.calls.ts';

export const meta = () => [{ title: `Perception des risques · ${marque.nom}` }];

export default function ExercicePage() {
  const acces = useAcces('EX');
  return acces ? <Lancement key={acces.acces_user_id} acces={acces} /> : <NotFound />;
}

type EtapeDExercice = { quoi: 'attente' | 'bloque' } | { quoi: 'refus'; error: unknown };

function Lancement({ acces }: { acces: AccesUser }) {
  const [etape, setEtape] = useState<EtapeDExercice>({ quoi: 'attente' });
  const navigate = useNavigate();
  const reload = useReloadAcces();
  const accesFerme = useAccesFerme();

  /** `onglet` was opened by the click; without it a pop-up is tried after the token. */
  const launch = useCallback(
    async (ouvert?: Window | null) => {
      setEtape({ quoi: 'attente' });
      // A player reports the end in whole seconds.
      const depuis = Math.floor(serverNow() / 1000) * 1000;
      try {
        const recu = await tprExercice(acces);
        void reload();
        const onglet = ouvert ?? openOnglet();
        if (!onglet) return setEtape({ quoi: 'bloque' });
        onglet.location.replace(adresseOfLecteur(recu));
        const attend = { acces_user_id: acces.acces_user_id, depuis };
        const message: PassedMessage = { ...OUVERT, attend };
        void navigate(MON_PROFIL, { replace: true, state: { message } });
      } catch (error) {
        ouvert?.close();
        const ferme = fermetureOf(error);
        if (ferme) return accesFerme(ferme);
        if (error instanceof CallError && error.body.lectureSeule === 1)
          return void navigate(MON_PROFIL, { replace: true });
        setEtape({ quoi: 'refus', error });
      }
    },
    [acces, reload, navigate, accesFerme],
  );

  const lance = useRef(false);
  useEffect(() => {
    if (lance.current) return;
    lance.current = true;
    void launch();
  }, [launch]);

  if (etape.quoi === 'attente') return <Chargement />;
  if (etape.quoi === 'refus') {
    const { error } = etape;
    if (error instanceof CallError && error.status === 404) return <NotFound />;
    return (
      <div className={plainStyles.page}>
        <PageHeading back={VERS_MON_PROFIL}>{acces.libelle}</PageHeading>
        <Failure part error={error} retry={() => launch()} />
      </div>
    );
  }
  return (
    <div className={plainStyles.page}>
      <PageHeading
        back={VERS_MON_PROFIL}
        lead="L’exercice s’ouvre dans un nouvel onglet, et ton navigateur attend que tu le demandes."
      >
        {acces.libelle}
      </PageHeading>
      <Button size="lg" onClick={() => void launch(openOnglet())}>
        Ouvrir l’exercice
      </Button>
    </div>
  );
}

const OUVERT = {
  kind: 'info',
  title: 'L’exercice est ouvert dans un nouvel onglet',
  message: 'Ton résultat s’affiche ici quand tu l’as terminé.',
} as const;

/**
 * Null: the browser blocks pop-ups. `noopener` would always give null, so we cut the opener
 * ourselves.
 */
function openOnglet(): Window | null {
  const onglet = window.open('', '_blank');
  if (onglet) onglet.opener = null;
  return onglet;
}

import { type ReactNode, useEffect } from 'react';
import { PrefetchPageLinks, useNavigate, useParams } from 'react-router';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import { RDV, infosManquantes } from '../../../regles/rdv.ts';
import { type AccesUser, useAcces } from '../acces/index.ts';
import { useSession, useUser, VerifierInfos } from '../compte/index.ts';
import { CallError } from '../../socle/kernel/call.ts';
import { readRegard } from '../../socle/kernel/regard.ts';
import { questionCss as question } from '../questions/index.ts';
import { Charge } from '../tentatives/index.ts';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import cours from './cours.module.css';
import { versChapitre, versCours, versModule } from './adresses.ts';
import texte from './texte.module.css';

// A use keeps these sheets in this part: offline, one that loads later never would.
[cours, question, texte].forEach(Object.freeze);

const ENTIER = /^\d{1,9}$/;

interface Numeros {
  acces_id: number;
  module_id: number;
  chapitre_id: number;
}

interface Props {
  squelette: ReactNode;
  children: (acces: AccesUser, numeros: Numeros) => ReactNode;
}

/**
 * Guards every screen of a course: the access must be the learner's, an appointment's data
 * complete.
 */
export function Ouverture({ squelette, children }: Props) {
  const acces = useAcces('EL');
  const user = useUser();
  const { partial } = useSession();
  const navigate = useNavigate();
  const { acces_id = '', module_id = '1', chapitre_id = '1' } = useParams();
  if (!acces || ![acces_id, module_id, chapitre_id].every((each) => ENTIER.test(each)))
    return <NotFound />;
  const numeros = {
    acces_id: Number(acces_id),
    module_id: Number(module_id),
    chapitre_id: Number(chapitre_id),
  };
  // Supervisors do not see the register number, and devices do not keep it.
  const demandees = acces.codePermis === RDV && !acces.isPerime && !readRegard() && !partial;
  const manque = demandees && infosManquantes(user);
  return (
    <>
      {/* Prefetched while there is a network. */}
      <PrefetchPageLinks page={versCours(numeros.acces_id)} />
      <PrefetchPageLinks page={versModule(numeros)} />
      <PrefetchPageLinks page={versChapitre(numeros)} />
      <VerifierInfos
        user={user}
        opened={manque}
        onBack={() => void navigate(MON_PROFIL)}
        onDone={() => undefined}
        backLeaves
      />
      {manque ? squelette : children(acces, numeros)}
    </>
  );
}

const infosDemandees = (error: unknown) =>
  error instanceof CallError && error.body.infosManquantes === 1;

/** Required data may have been deleted meanwhile. */
export function ChargeCours<T>(props: Parameters<typeof Charge<T>>[0]) {
  const { reload } = useSession();
  const demandees = infosDemandees(props.query.error);
  useEffect(() => {
    if (demandees) void reload();
  }, [demandees, reload]);
  return demandees ? props.squelette : <Charge {...props} />;
}

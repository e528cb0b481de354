import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { FICHES } from '../../../regles/fournisseurs/index.ts';
import { useGetAccesUser } from '../../eleve/acces/index.ts';
import { alertBox, confirm } from '../../socle/kernel/confirm.tsx';
import { readRegard } from '../../socle/kernel/regard.ts';
import { readStored, writeStored } from '../../socle/kernel/storage.ts';
import type { SignProps } from '../../socle/ui/Sign.tsx';
import { paiementVu } from './paiement.calls.ts';

const CLE = 'priorite.paiement';

/** The outcome shows once, in one tab of one device. */
export function StatutPaiement() {
  const { data } = useGetAccesUser();
  const navigate = useNavigate();
  const {
    statutPaiement: id,
    statutType,
    statutMessage: message,
    statutMoyen,
    statutReprise: reprise,
  } = data ?? {};
  useEffect(() => {
    // Staff who view the site as its learner must not see it in their place.
    if (!statutMoyen || !id || !message || readRegard()) return;
    const title = `Paiement ${FICHES[statutMoyen].nom}`;
    const kind = (statutType ?? 'info') as SignProps['kind'];
    void claim(id).then(async (first) => {
      // If this is lost, the next page sends it again and shows nothing.
      paiementVu(id).catch(() => undefined);
      if (!first) return;
      if (!reprise) return alertBox({ title, message, kind, button: 'OK' });
      if (await confirm({ title, message, kind, yes: 'Réessayer', no: 'OK' }))
        await navigate(reprise);
    });
  }, [id, statutType, message, statutMoyen, reprise, navigate]);
  return null;
}

async function claim(id: number): Promise<boolean> {
  const take = () => {
    if (readStored(CLE) === String(id)) return false;
    writeStored(CLE, String(id));
    return true;
  };
  // Web Locks need https; without them two tabs may both show it.
  return 'locks' in navigator ? navigator.locks.request(CLE, take) : take();
}

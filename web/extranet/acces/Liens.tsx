import { Button, Group } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { PERDRE } from '../../socle/kernel/useFiche.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { Conflict } from '../../socle/ui/Conflict.tsx';
import { Checklist } from '../../socle/ui/fields/Checklist.tsx';
import { OrderedList } from '../../socle/ui/fields/OrderedList.tsx';
import { useLeaveGuard } from '../../socle/ui/useLeaveGuard.ts';
import { type MotsDesLiens, detenteursEnMots } from './mots.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './produits.module.css';
import type { FicheDeProduit } from './saisie.ts';

type LienDeProduit = FicheDeProduit['themes'][number];
const REFRESHED = { refreshes: ['getAccesExtranet'] } as const;

/** The unsaved order keeps the base that it was begun from. */
interface Essai {
  ordre: readonly number[];
  lies: number[];
}

export function Liens({ acces, mots }: { acces: FicheDeProduit; mots: MotsDesLiens }) {
  const lies = acces[mots.quoi];
  const reste = acces[`${mots.quoi}Reste`];
  const ids = lies.map(({ id }) => id);
  const [essai, setEssai] = useState<Essai | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [conflit, setConflit] = useState<readonly LienDeProduit[] | null>(null);
  const write = useLinks(acces.id)[mots.quoi];
  const ordre = essai?.ordre ?? ids;
  const dirty = essai !== null && essai.ordre.join() !== ids.join();
  useLeaveGuard(dirty, () => confirm(PERDRE));

  const change = (next: readonly number[]) => {
    setError(undefined);
    setEssai({ ordre: next, lies: essai?.lies ?? ids });
  };

  async function save(began = essai?.lies ?? ids): Promise<void> {
    setBusy(true);
    const written = await write.link([...ordre], [...began]);
    setBusy(false);
    if (written.ok) {
      setEssai(null);
      setConflit(null);
    } else if (written.conflict) setConflit(written.conflict.body[mots.quoi] as LienDeProduit[]);
    else setError(written.errors?.[mots.champ]?.[0]);
  }

  async function remove(id: number): Promise<void> {
    const without = (some: readonly number[]) => some.filter((each) => each !== id);
    const lie = lies.find((each) => each.id === id);
    if (!lie) return change(without(ordre));
    const { detenteurs } = acces;
    const perte = detenteurs === 0 ? '' : ` ${detenteursEnMots(detenteurs)} ${mots.perte}`;
    const sure = await confirm({
      title: 'Êtes-vous sûr ?',
      message: `«\u00a0${lie.libelle}\u00a0» ne sera plus dans «\u00a0${acces.libelle}\u00a0».${perte}`,
      yes: 'Oui, retirer\u202f!',
      danger: true,
    });
    if (!sure) return;
    const written = await write.unlink(id);
    if (written.ok && essai) setEssai({ ordre: without(essai.ordre), lies: without(essai.lies) });
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (busy || conflit) return;
    if (dirty || ordre.length === 0) void save();
    else
      toast({
        kind: 'info',
        title: 'Rien n’a changé',
        message: 'Il n’y a rien à enregistrer.',
        duration: 4000,
        sujet: mots.sujet,
      });
  }

  const tous = [...lies, ...reste];
  const itemOf = (id: number) => ({
    id,
    label: [...tous, ...(conflit ?? [])].find((each) => each.id === id)?.libelle ?? `n° ${id}`,
  });
  const nouveaux = ordre.filter((id) => !ids.includes(id));
  const toOption = (lien: LienDeProduit) => ({
    id: lien.id,
    words: lien.libelle,
    label: (
      <>
        {lien.libelle} <span className={plainStyles.dimmed}>({mots.nombre(lien.nombre)})</span>
      </>
    ),
  });
  return (
    <form onSubmit={onSubmit} aria-label={mots.titre}>
      {conflit && (
        <Conflict
          title={mots.conflit}
          leur={{}}
          differences={[
            {
              champ: mots.lies,
              mien: ordre.map(itemOf),
              leur: conflit.map(({ id }) => itemOf(id)),
            },
          ]}
          onTakeTheirs={() => {
            setConflit(null);
            setEssai(null);
          }}
          onKeepMine={() => void save(conflit.map(({ id }) => id))}
        />
      )}
      <div className={`${plainStyles.stack} ${styles.liens}`}>
        <Card>
          <Checklist
            name="reste"
            label={mots.reste}
            value={nouveaux}
            onChange={(next) =>
              change([
                ...ordre.filter((id) => ids.includes(id) || next.includes(id)),
                ...next.filter((id) => !ordre.includes(id)),
              ])
            }
            error={undefined}
            options={reste.map(toOption)}
            empty={mots.fini}
          />
        </Card>
        <Card>
          <OrderedList
            name={mots.champ}
            label={mots.lies}
            description="Glissez une poignée, ou déplacez-la avec les flèches du clavier."
            empty={mots.aucun}
            value={ordre}
            onChange={change}
            onRemove={(id) => void remove(id)}
            error={error}
            items={tous.map(toOption)}
          />
          <Group>
            <Button
              type="submit"
              aria-disabled={busy || conflit !== null || undefined}
              data-disabled={busy || conflit !== null || undefined}
            >
              {busy ? 'Modification en cours...' : 'Enregistrer'}
            </Button>
            {dirty && (
              <Button variant="subtle" onClick={() => setEssai(null)}>
                Annuler
              </Button>
            )}
          </Group>
        </Card>
      </div>
    </form>
  );
}

function useLinks(acces_id: number) {
  const linkModules = useWrite('linkModules', REFRESHED);
  const linkThemes = useWrite('linkThemes', REFRESHED);
  const unlinkModule = useWrite('unlinkModule', REFRESHED);
  const unlinkTheme = useWrite('unlinkTheme', REFRESHED);
  return {
    modules: {
      link: (module_ids: number[], lies: number[]) => linkModules({ acces_id, module_ids, lies }),
      unlink: (module_id: number) => unlinkModule({ acces_id, module_id }),
    },
    themes: {
      link: (theme_ids: number[], lies: number[]) => linkThemes({ acces_id, theme_ids, lies }),
      unlink: (theme_id: number) => unlinkTheme({ acces_id, theme_id }),
    },
  };
}

import { Group, Loader, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FauteEcrite, Verdict } from '../../../../drawing/index.ts';
import type { Letter } from '../../../../regles/lettres.ts';
import { ErrorState } from '../../../socle/ui/ErrorState.tsx';
import { Sign } from '../../../socle/ui/Sign.tsx';
import plain from '../../../socle/ui/plain.module.css';
import styles from './EditeurScene.module.css';
import { isMuet, summaryOf } from './bilan.ts';
import type { DessinEcrit } from './useDessin.ts';
import type { VueEcrite } from './useVue.ts';
import { VueDuMonde } from './VueDuMonde.tsx';

interface Props {
  dessin: DessinEcrit;
  vue: VueEcrite;
  correcte: Letter | null;
  goTo: GoTo;
  /** The drawing that a hand changes, in the place of the picture. */
  toile?: ReactNode;
}

/** To the words of a fault, or to its thing; null: there is no way there. */
export type GoTo = (faute: FauteEcrite) => { label: string; go: () => void } | null;

export function Apercu({ dessin, vue, correcte, goTo, toile }: Props) {
  const { lu, image, etat, retry } = dessin;
  if (etat === 'perdu')
    return (
      <ErrorState
        part
        title="Le dessin n’a pas pu être chargé"
        text="Ce que vous avez tapé est toujours là."
        retry={retry}
      />
    );
  const late = image && lu && !lu.image;
  return (
    <Stack gap="sm">
      {toile}
      <div className={toile ? undefined : styles.images}>
        {!toile && (
          <div className={styles.image}>
            {etat === 'attend' && (
              <output aria-label="Chargement du dessin">
                <Loader />
              </output>
            )}
            {etat === 'vide' && (
              <p className={plain.spaced}>L’image s’affiche ici à mesure que vous la décrivez.</p>
            )}
            {image && (
              <img
                src={addressOf(image.svg)}
                alt={image.description}
                data-late={late || undefined}
              />
            )}
          </div>
        )}
        {lu?.image && <VueDuMonde vue={vue} description={lu.image.description} />}
      </div>
      <output>
        {lu && summaryOf(lu)}
        {late && ' L’image montrée est la dernière qui a pu être dessinée.'}
      </output>
      {lu && <Fautes fautes={lu.fautes} goTo={goTo} />}
      {lu?.verdict && <Regles verdict={lu.verdict} correcte={correcte} goTo={goTo} />}
      {lu?.image && (
        <div>
          <Text fw={700}>Pour qui ne voit pas l’image</Text>
          <Text c="dimmed">{lu.image.description}</Text>
        </div>
      )}
    </Stack>
  );
}

export const addressOf = (svg: string) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

function Fautes({ fautes, goTo }: { fautes: FauteEcrite[]; goTo: GoTo }) {
  if (fautes.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" className={styles.fautes}>
      {fautes.map((faute) => {
        const { ligne, phrase, surPlace } = faute;
        const way = goTo(faute);
        return (
          <Group component="li" key={`${ligne} ${phrase}`} gap="xs" wrap="nowrap">
            <Sign kind="error" />
            <span>
              {way && (
                <>
                  <button type="button" className={plain.link} onClick={way.go}>
                    {way.label}
                  </button>
                  &nbsp;:{' '}
                </>
              )}
              {way ? (surPlace ?? phrase) : phrase}
            </span>
          </Group>
        );
      })}
    </Stack>
  );
}

const JUGES = {
  vrai: 'vrai selon les règles',
  faux: 'faux selon les règles',
  possible: 'ni imposé ni interdit par les règles',
  raison: 'seul son motif est faux',
};

function Regles({
  verdict,
  correcte,
  goTo,
}: Pick<Props, 'correcte' | 'goTo'> & { verdict: Verdict }) {
  return (
    <Stack gap="xs">
      <Text fw={700}>
        {isMuet(verdict) ? 'Ce qui empêche de vérifier' : 'Ce que disent les règles'}
      </Text>
      {verdict.constat && <Text c="dimmed">{verdict.constat}</Text>}
      <Stack component="ul" gap="xs">
        {verdict.reponses.map(({ lettre, affirme, juge }) => (
          <Group component="li" key={lettre} gap="xs" wrap="nowrap">
            <Sign kind={juge === 'vrai' ? 'success' : juge === 'possible' ? 'warning' : 'error'} />
            <span>
              <strong>{lettre.toUpperCase()}</strong>
              {juge !== 'raison' && ` affirme «\u00a0${affirme}\u00a0»`}&nbsp;: {JUGES[juge]}
              {lettre === correcte && ' (bonne réponse)'}
            </span>
          </Group>
        ))}
      </Stack>
      {verdict.contradictions.length > 0 && (
        <Fautes
          fautes={verdict.contradictions.map((phrase) => ({ ligne: null, phrase }))}
          goTo={goTo}
        />
      )}
    </Stack>
  );
}

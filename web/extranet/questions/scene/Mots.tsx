import type { Aide } from '../../../../drawing/index.ts';

export function Mots({ aide }: { aide: Aide }) {
  return (
    <details>
      <summary>Les mots d’une scène</summary>
      {aide.map(({ partie, places }) => (
        <details key={partie}>
          <summary>{partie}</summary>
          {places.map(({ titre, cles }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change, and titles come back
            <dl key={at} aria-label={titre}>
              {cles.map(({ cle, valeurs }) => (
                <div key={cle}>
                  <dt>
                    <code>{titre === 'verifie' ? cle : `${titre} · ${cle}`}</code>
                  </dt>
                  <dd>{valeurs}</dd>
                </div>
              ))}
            </dl>
          ))}
        </details>
      ))}
    </details>
  );
}

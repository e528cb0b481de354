import { CarteFaite } from '../series/index.ts';
import { Conditions } from './Conditions.tsx';
import type { Resultat } from './examen.calls.ts';
import { pointsOf } from './explication.ts';
import { DE_L_HISTORIQUE, versResultat } from './adresses.ts';

export function CarteExamen({ acces_id, ...resultat }: Resultat & { acces_id: number }) {
  const { examen_id, nombre, posees } = resultat;
  return (
    <CarteFaite
      {...resultat}
      {...pointsOf(resultat)}
      adresse={versResultat(acces_id, examen_id)}
      state={DE_L_HISTORIQUE}
      nom="Examen blanc"
      details={posees < nombre ? [`Arrêté à la question ${posees}`] : []}
    >
      <Conditions {...resultat} />
    </CarteFaite>
  );
}

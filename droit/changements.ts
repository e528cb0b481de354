/** The changes of 1 June 2027 for who drives a car, as far as we could read (docs/changement-2027.md). */

/** Where it was read: an administration; the press or another reader; nowhere that we found again. */
export type Surete = 'officiel' | 'secondaire' | 'souvenir';

export interface Changement {
  titre: string;
  avant: string;
  apres: string;
  source: string | null;
  surete: Surete;
}

export const CHANGEMENTS_2027: readonly { theme: string; changements: readonly Changement[] }[] = [
  {
    theme: 'Rouler',
    changements: [
      {
        titre: 'Deux secondes derrière l’autre',
        avant:
          'Tu gardes une distance suffisante\u202f; le code ne donne pas de chiffre pour une voiture.',
        apres:
          'Tu gardes une distance suffisante, et là où plus de 50\u00a0km/h sont permis, au moins le chemin de deux secondes.',
        source:
          'https://github.com/gpellicciotta/verkeersregels-quiz/blob/HEAD/tasks/T0001-switch-to-code-van-de-openbare-weg-2027.md',
        surete: 'secondaire',
      },
      {
        titre: 'Plus de minimum sur l’autoroute',
        avant: 'Sur l’autoroute, tu roules à 70\u00a0km/h au moins quand rien ne justifie moins.',
        apres:
          'Plus de minimum chiffré. Il reste interdit de gêner en roulant anormalement lentement sans raison.',
        source:
          'https://github.com/gpellicciotta/verkeersregels-quiz/blob/HEAD/tasks/T0001-switch-to-code-van-de-openbare-weg-2027.md',
        surete: 'secondaire',
      },
    ],
  },
  {
    theme: 'Dépasser',
    changements: [
      {
        titre: 'Le disque «\u00a0dépassement interdit\u00a0» vise aussi la moto',
        avant:
          'Ce disque (C35) interdit de dépasser par la gauche un attelage ou un véhicule à plus de deux roues\u202f; une moto sans side-car, tu peux.',
        apres: 'Il interdit aussi de dépasser une moto. Un vélo, tu peux toujours.',
        source:
          'https://github.com/gpellicciotta/verkeersregels-quiz/blob/HEAD/tasks/T0001-switch-to-code-van-de-openbare-weg-2027.md',
        surete: 'secondaire',
      },
      {
        titre: 'Ne pas dépasser celui qui dépasse',
        avant:
          'Interdit par la gauche, sauf s’il dépasse un deux-roues ou si trois bandes au moins vont dans ton sens.',
        apres:
          'Interdit «\u00a0en toutes circonstances\u00a0», selon le ministre\u202f; le sort de l’exception des trois bandes n’a pas pu être vérifié.',
        source:
          'https://trends.levif.be/a-la-une/mobilite/les-changements-dans-le-nouveau-code-de-la-route-belge/',
        surete: 'secondaire',
      },
      {
        titre: 'Des vélos remontent la file',
        avant: 'Seules les motos ont une règle pour remonter des files arrêtées ou lentes.',
        apres:
          'Les cyclistes peuvent aussi les remonter, entre deux bandes ou par la droite. Regarde avant de changer de bande ou de tourner à droite.',
        source: 'https://gracq.org/actualites-du-velo/code-voie-publique',
        surete: 'secondaire',
      },
      {
        titre: 'Des motos dans l’espace du couloir de secours',
        avant:
          'Le couloir de secours est aux prioritaires\u202f; le motard remonte entre les bandes, à 50\u00a0km/h au plus et 20\u00a0km/h de plus que les files.',
        apres:
          'Le motard peut se servir de cet espace pour remonter les files\u202f; les vitesses annoncées n’ont pas changé. Toi, tu formes le couloir comme avant.',
        source: 'https://magazine.vab.be/op-weg/nieuwe-wegcode/',
        surete: 'secondaire',
      },
      {
        titre: 'L’écart avec le piéton',
        avant:
          '1\u00a0m en agglomération et 1,5\u00a0m hors agglomération pour un piéton sur la chaussée\u202f; 1\u00a0m pour celui qui contourne un obstacle.',
        apres:
          '1\u00a0m en agglomération, 1,5\u00a0m hors agglomération, pour tout piéton que tu longes. Au pas si c’est impossible, règle tenue pour maintenue en Wallonie.',
        source:
          'https://www.thenewdrive.be/weg-met-de-wegcode-een-intro-van-de-nieuwe-code-van-de-openbare-weg/',
        surete: 'secondaire',
      },
    ],
  },
  {
    theme: 'S’arrêter, se garer',
    changements: [
      {
        titre: 'La ligne jaune continue',
        avant: 'Une seule ligne jaune, discontinue\u00a0: tu peux t’arrêter, pas stationner.',
        apres:
          'Une ligne jaune continue s’ajoute\u00a0: ni arrêt ni stationnement. La discontinue garde son sens.',
        source:
          'https://github.com/gpellicciotta/verkeersregels-quiz/blob/HEAD/tasks/T0001-switch-to-code-van-de-openbare-weg-2027.md',
        surete: 'secondaire',
      },
      {
        titre: 'La place pour personnes handicapées',
        avant: 'Sans carte, tu ne peux pas y stationner\u202f; un court arrêt est permis.',
        apres: 'Sans carte, l’arrêt y est interdit aussi.',
        source:
          'https://trends.levif.be/a-la-une/mobilite/les-changements-dans-le-nouveau-code-de-la-route-belge/',
        surete: 'secondaire',
      },
      {
        titre: 'La bande bus',
        avant: 'Tu n’y circules pas\u202f; l’interdiction écrite visait surtout le stationnement.',
        apres: 'Arrêt et stationnement interdits.',
        source:
          'https://trends.levif.be/a-la-une/mobilite/les-changements-dans-le-nouveau-code-de-la-route-belge/',
        surete: 'secondaire',
      },
      {
        titre: 'Les dalles en relief',
        avant: 'Rien de propre aux dalles qui guident les personnes aveugles.',
        apres:
          'Arrêt et stationnement interdits sur ces dalles, vélos, trottinettes et motos compris.',
        source:
          'https://github.com/gpellicciotta/verkeersregels-quiz/blob/HEAD/tasks/T0001-switch-to-code-van-de-openbare-weg-2027.md',
        surete: 'secondaire',
      },
      {
        titre: 'Plus de stationnement alterné par quinzaine',
        avant:
          'Dans certaines rues ou agglomérations, on change de côté deux fois par mois (E5, E7, E11).',
        apres: 'Ce stationnement alterné est supprimé.',
        source:
          'https://trends.levif.be/a-la-une/mobilite/les-changements-dans-le-nouveau-code-de-la-route-belge/',
        surete: 'secondaire',
      },
    ],
  },
  {
    theme: 'Les autres usagers',
    changements: [
      {
        titre: 'Des enfants à vélo sur le trottoir jusqu’à 11\u00a0ans',
        avant: 'Un enfant de moins de 10\u00a0ans peut rouler à vélo sur le trottoir.',
        apres:
          'Un enfant peut y rouler jusqu’à 11\u00a0ans accomplis, à l’allure du pas. Attends-toi à lui en sortant d’un garage.',
        source: 'https://gracq.org/actualites-du-velo/code-voie-publique',
        surete: 'secondaire',
      },
      {
        titre: 'Un groupe de cyclistes dès dix',
        avant: 'Un groupe commence à 15\u00a0cyclistes et va jusqu’à 150.',
        apres: 'Un groupe commence à 10\u00a0cyclistes et va jusqu’à 100.',
        source: 'https://gracq.org/actualites-du-velo/code-voie-publique',
        surete: 'secondaire',
      },
      {
        titre: 'Traverser en diagonale',
        avant: 'On traverse un carrefour par ses passages, un côté après l’autre.',
        apres:
          'Là où le feu montre un piéton ou un vélo entouré de flèches, piétons et cyclistes peuvent traverser en diagonale.',
        source: 'https://gracq.org/actualites-du-velo/code-voie-publique',
        surete: 'secondaire',
      },
      {
        titre: 'Le cyclomoteur B change de place',
        avant:
          'Là où 50\u00a0km/h ou moins sont permis, le cyclomoteur de classe B peut prendre la piste cyclable\u202f; au-delà, il le doit.',
        apres:
          'Là où 50\u00a0km/h ou moins sont permis, il reste sur la chaussée\u202f; au-delà, il prend la piste.',
        source: 'https://gracq.org/actualites-du-velo/code-voie-publique',
        surete: 'secondaire',
      },
      {
        titre: 'Une piste cyclable que le vélo peut quitter',
        avant: 'Une piste signalée ou marquée est obligatoire pour le cycliste.',
        apres:
          'Un nouveau signal bleu rectangulaire à vélo annonce une piste que le cycliste peut laisser pour la chaussée.',
        source:
          'https://www.fietsersbond.be/nieuws/De-Fietsersbond-verwelkomt-de-nieuwe-Code-van-de-openbare-weg',
        surete: 'secondaire',
      },
      {
        titre: 'Le petit triangle du cycliste au feu',
        avant:
          'Deux plaques sous le feu (B22, B23) laissent le cycliste tourner à droite ou aller tout droit au rouge ou au jaune, en cédant.',
        apres:
          'Une seule plaque, vélo et flèches\u202f; elle peut aussi permettre de tourner à gauche. Le cycliste cède toujours le passage.',
        source: 'https://gracq.org/actualites-du-velo/code-voie-publique',
        surete: 'secondaire',
      },
    ],
  },
  {
    theme: 'Les signaux',
    changements: [
      {
        titre: 'Un nouveau dessin',
        avant:
          'Bord rouge au ras des plaques de danger et d’interdiction\u202f; panneaux additionnels bleus.',
        apres:
          'Symboles simplifiés, liseré blanc de contraste, panneaux additionnels blancs à bord noir.',
        source:
          'https://github.com/gpellicciotta/verkeersregels-quiz/blob/HEAD/tasks/T0001-switch-to-code-van-de-openbare-weg-2027.md',
        surete: 'secondaire',
      },
      {
        titre: 'De nouveaux dangers sur un triangle',
        avant: 'Pas de signal propre pour ces dangers.',
        apres:
          'Accotement non stabilisé, verglas ou neige, brouillard, cavaliers et accident ont chacun leur triangle.',
        source:
          'https://securotheque.wallonie.be/contents/articles/S-articles-structurels/Le%20saviez-vous/good-bye-code-de-la-route.html',
        surete: 'officiel',
      },
      {
        titre: 'Les anciens panneaux restent longtemps',
        avant: 'Plaques de 1975.',
        apres:
          'La plupart restent valables jusqu’au 1er janvier 2045, avec le sens que le nouveau code donne à la plaque qui les remplace.',
        source:
          'https://github.com/gpellicciotta/verkeersregels-quiz/blob/HEAD/tasks/T0001-switch-to-code-van-de-openbare-weg-2027.md',
        surete: 'secondaire',
      },
      {
        titre: 'Quelques panneaux partent plus tôt',
        avant:
          'F17\u00a0et F18 (bande bus, site franchissable)\u202f; F111\u00a0et F113 (zone cyclable).',
        apres:
          'F17\u00a0et F18\u00a0jusqu’au 1er juin 2030\u202f; F111\u00a0et F113, remplacés par R17\u00a0et R19, jusqu’au 1er janvier 2035. Dates à confirmer.',
        source: null,
        surete: 'souvenir',
      },
    ],
  },
  {
    theme: 'Ce qui reste',
    changements: [
      {
        titre: 'La date',
        avant: 'L’arrêté royal du 1er décembre 1975, jusqu’au 31\u00a0mai 2027.',
        apres:
          'Le Code de la voie publique, à partir du 1er juin 2027, avec un règlement par Région.',
        source:
          'https://www.code-de-la-route.be/fr/nieuws/entree-en-vigueur-du-code-de-la-voie-publique-reportee~reznamzgfe',
        surete: 'officiel',
      },
      {
        titre: 'Les feux',
        avant:
          'Feux de la tombée à la levée du jour et dès qu’on ne voit plus clairement à 200\u00a0m environ.',
        apres: 'Ne change pas.',
        source:
          'https://technical-regulation-information-system.ec.europa.eu/en/notification/25124/text/D/ES',
        surete: 'officiel',
      },
      {
        titre: 'La priorité de droite',
        avant: 'Tu cèdes à celui qui vient de droite, sauf exceptions.',
        apres: 'Ne change pas\u202f; les règles de priorité sont regroupées et renumérotées.',
        source:
          'https://www.parlement-wallonie.be/pwpages?iddoc=134141&p=interp-questions-voir&type=28',
        surete: 'secondaire',
      },
      {
        titre: 'Les vitesses en Wallonie',
        avant:
          '50\u00a0km/h en agglomération, 90\u00a0hors agglomération, 120\u00a0à deux fois deux bandes séparées et sur l’autoroute, 30\u00a0en zone 30, 20\u00a0en zone résidentielle ou de rencontre.',
        apres:
          'Ne change pas, pour autant qu’on sache\u00a0: le règlement wallon n’a pas pu être lu, aucune source n’annonce d’autre chiffre.',
        source:
          'https://www.parlement-wallonie.be/pwpages?iddoc=134141&p=interp-questions-voir&type=28',
        surete: 'souvenir',
      },
      {
        titre: 'L’écart avec le cycliste et la zone cyclable',
        avant:
          '1\u00a0m en agglomération, 1,5\u00a0m hors agglomération\u202f; en zone cyclable, 30\u00a0km/h et pas de dépassement des cyclistes.',
        apres: 'Ne change pas.',
        source: 'https://magazine.vab.be/op-weg/nieuwe-wegcode/',
        surete: 'secondaire',
      },
      {
        titre: 'L’alcool et le téléphone',
        avant:
          'Dès 0,5\u00a0g/l, ou 0,22\u00a0mg/l d’air, tu es en infraction\u202f; pas de téléphone en main au volant.',
        apres:
          'Ne change pas avec le nouveau code\u00a0: l’alcool relève de la loi de 1968. Ce sont les suites qui ont changé, déjà en 2026.',
        source:
          'https://www.rtl.be/actu/belgique/societe/035-cest-doffice-15-jours-bertrand-caroy-met-en-garde-sur-les-changements/2026-02-19/article/780323',
        surete: 'secondaire',
      },
    ],
  },
];

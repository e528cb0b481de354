export const word = (mark: string, words: string, level = 1, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:${list} level${level} lfo${list.slice(1)}'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
const online = (start: number, level: number, words: string) =>
  `<div class="ListContainerWrapper"><ol start="${start}"><li aria-level="${level}"><p><span>${words}</span><span class="EOP">&nbsp;</span></p></li></ol></div>`;
const g = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">${words}</span></p></li>`;
const gdocs = (html: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b><br class="Apple-interchange-newline">`;
const ROUGE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Pasted, resulting, and the beginning of the notice. */
export const COLLES: Record<string, [pasted: string, there: string, told?: RegExp]> = {
  'a list that starts at five': [
    word('5.', 'Cinq') + word('6.', 'Six'),
    '<ol start="5"><li><p>Cinq</p></li><li><p>Six</p></li></ol>',
  ],
  'letters and Roman figures': [
    word('a)', 'A') +
      word('b)', 'B') +
      word('i.', 'un', 2) +
      word('ii.', 'deux', 2) +
      word('C.', 'X', 1, 'l1'),
    '<ol type="a"><li><p>A</p></li><li><p>B</p><ol type="i"><li><p>un</p></li><li><p>deux</p></li></ol></li></ol><ol start="3" type="A"><li><p>X</p></li></ol>',
  ],
  'i after h': [
    word('h)', 'H') + word('i)', 'I') + word('j)', 'J'),
    '<ol start="8" type="a"><li><p>H</p></li><li><p>I</p></li><li><p>J</p></li></ol>',
  ],
  'a list that a paragraph interrupts': [
    `${word('1.', 'Un')}<p class=MsoNormal>Entre deux</p>${word('2.', 'Deux')}${word('3.', 'Trois')}`,
    '<ol><li><p>Un</p></li></ol><p>Entre deux</p><ol start="2"><li><p>Deux</p></li><li><p>Trois</p></li></ol>',
  ],
  'two lists back to back': [
    word('1.', 'A') + word('2.', 'B') + word('1.', 'C', 1, 'l1') + word('2.', 'D', 1, 'l1'),
    '<ol><li><p>A</p></li><li><p>B</p></li></ol><ol><li><p>C</p></li><li><p>D</p></li></ol>',
  ],
  'bullets after numbers': [
    word('1.', 'A') + word('·', 'B', 1, 'l1') + word('·', 'C', 1, 'l1'),
    '<ol><li><p>A</p></li></ol><ul><li><p>B</p></li><li><p>C</p></li></ul>',
  ],
  'a level that is left out': [
    word('1.', 'Un') + word('i.', 'Un trois', 3) + word('2.', 'Deux'),
    '<ol><li><p>Un</p><ol type="i"><li><p>Un trois</p></li></ol></li><li><p>Deux</p></li></ol>',
  ],
  'numbers of several levels': [
    word('1.', 'Un') + word('1.1.', 'Un un', 2) + word('1.2.', 'Un deux', 2),
    '<ol><li><p>Un</p><ol><li><p>Un un</p></li><li><p>Un deux</p></li></ol></li></ol>',
    /^Les numéros composés/,
  ],
  'words that number': [word('Article 1', 'Règle'), '<p>Article 1 Règle</p>'],
  'a heading with its number': [
    "<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>La priorité</h1>",
    '<h1>1. La priorité</h1>',
  ],
  'Word in a browser': [
    online(1, 1, 'Un') + online(2, 1, 'Deux') + online(1, 2, 'À gauche') + online(3, 1, 'Trois'),
    '<ol><li><p>Un</p></li><li><p>Deux</p><ol><li><p>À gauche</p></li></ol></li><li><p>Trois</p></li></ol>',
  ],
  'a list of Google': [
    '<b style="font-weight:normal"><ol><li style="list-style-type:upper-roman"><p>Un</p></li><ol><li style="list-style-type:lower-alpha"><p>Deux</p></li></ol></ol></b>',
    '<ol type="I"><li><p>Un</p><ol type="a"><li><p>Deux</p></li></ol></li></ol>',
  ],
  'bullets of Google, three levels and back': [
    gdocs(
      `<ul style="margin-top:0;padding-inline-start:48px;">${g(1, 'A')}<ul>${g(2, 'B')}<ul>${g(3, 'C')}</ul>${g(2, 'D')}</ul>${g(1, 'E')}</ul><p dir="ltr">Fin</p>`,
    ),
    '<ul><li><p>A</p><ul><li><p>B</p><ul><li><p>C</p></li></ul></li><li><p>D</p></li></ul></li><li><p>E</p></li></ul><p>Fin</p>',
  ],
  'two kinds of list of Google under one point': [
    gdocs(`<ol>${g(1, 'A')}<ul>${g(2, 'B')}</ul><ol>${g(2, 'C')}</ol>${g(1, 'D')}</ol>`),
    '<ol><li><p>A</p><ul><li><p>B</p></li></ul><ol><li><p>C</p></li></ol></li><li><p>D</p></li></ol>',
  ],
  'a list of Google that begins deeper': [
    gdocs(`<ul><ul>${g(2, 'B')}<ul>${g(3, 'C')}</ul></ul>${g(1, 'A')}</ul>`),
    '<ul><li><p>B</p><ul><li><p>C</p></li></ul></li></ul><ul><li><p>A</p></li></ul>',
    /^Un point plus profond/,
  ],
  'a part of a list of Google': [
    gdocs(`<ul><ul>${g(2, 'B')}${g(2, 'C')}</ul></ul>`),
    '<ul><li><p>B</p></li><li><p>C</p></li></ul>',
  ],
  'boxes to tick of Google': [
    gdocs(
      `<ul><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none" aria-level="1"><img src="data:image/png;base64,${ROUGE}" alt="unchecked" aria-roledescription="checkbox"><p style="display:inline-block">A</p></li><ul><li dir="ltr" role="checkbox" aria-checked="true" aria-level="2"><img src="data:image/png;base64,${ROUGE}" alt="checked" aria-roledescription="checkbox"><p>B</p></li></ul></ul>`,
    ),
    '<ul><li><p>A</p><ul><li><p>B</p></li></ul></li></ul>',
    /^Les cases à cocher/,
  ],
  'a published document of Google': [
    '<ol class="c1 lst-kix_ab12-0 start" start="1"><li class="c0 li-bullet-0"><span>A</span></li></ol><ul class="c1 lst-kix_ab12-1 start"><li class="c2"><span>B</span></li><li class="c2"><span>C</span></li></ul><ol class="c1 lst-kix_ab12-0" start="2"><li class="c0"><span>D</span></li></ol>',
    '<ol><li><p>A</p><ul><li><p>B</p></li><li><p>C</p></li></ul></li><li><p>D</p></li></ol>',
  ],
  'bullets of Word in a browser, as its clipboard says them': [
    ['A', 'B', 'C', 'D']
      .map(
        (words, at) =>
          `<div class="ListContainerWrapper SCXW1 BCX8"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-listid="1" data-aria-posinset="1" data-aria-level="${[1, 2, 3, 1][at]}" role="listitem"><p class="Paragraph"><span class="TextRun">${words}</span><span class="EOP">&nbsp;</span></p></li></ul></div>`,
      )
      .join(''),
    '<ul><li><p>A</p><ul><li><p>B</p><ul><li><p>C</p></li></ul></li></ul></li><li><p>D</p></li></ul>',
  ],
  'points of Word that begin deeper': [
    word('·', 'B', 2) + word('·', 'A', 1),
    '<ul><li><p>B</p></li></ul><ul><li><p>A</p></li></ul>',
    /^Un point plus profond/,
  ],
  'a list of Outlook': [
    "<ul style='margin-top:0cm' type=disc><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>A<o:p></o:p></li><ul style='margin-top:0cm' type=circle><li class=MsoListParagraph style='mso-list:l0 level2 lfo1'>B<o:p></o:p></li></ul><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>C</li></ul>",
    '<ul><li><p>A</p><ul><li><p>B</p></li></ul></li><li><p>C</p></li></ul>',
  ],
  'a list of Notion': [
    '<ul>\n<li>A\n<ul>\n<li>B\n<ol>\n<li>C</li>\n</ol>\n</li>\n</ul>\n</li>\n<li>D</li>\n</ul>\n<!-- notionvc: 1 -->',
    '<ul><li><p>A</p><ul><li><p>B</p><ol><li><p>C</p></li></ol></li></ul></li><li><p>D</p></li></ul>',
  ],
  'a list of LibreOffice, three levels': [
    '<ul>\n\t<li><p style="line-height: 100%">A</p>\n\t<ul>\n\t\t<li><p>B</p>\n\t\t<ul>\n\t\t\t<li><p>C</p></li>\n\t\t</ul></li>\n\t</ul></li>\n\t<li><p>D</p></li>\n</ul>',
    '<ul><li><p>A</p><ul><li><p>B</p><ul><li><p>C</p></li></ul></li></ul></li><li><p>D</p></li></ul>',
  ],
  'a list in a point without words': [
    '<ul><li>A</li><li style="list-style:none"><ul><li>B</li></ul></li><li>C</li></ul>',
    '<ul><li><p>A</p><ul><li><p>B</p></li></ul></li><li><p>C</p></li></ul>',
  ],
  'a table': [
    '<table><tr><td>Panneau</td><td><b>Vitesse</b></td></tr><tr><td><p>C43</p></td><td><p>50</p><p>km/h</p></td></tr><tr><td></td><td></td></tr></table>',
    '<p>Panneau | <strong>Vitesse</strong></p><p>C43 | 50 / km/h</p>',
    /^L’éditeur n’a pas de tableaux/,
  ],
  'letters of a second round': [
    word('z)', 'Z') + word('aa)', 'AA') + word('bb)', 'BB') + word('cc)', 'CC'),
    '<ol start="26" type="a"><li><p>Z</p></li><li><p>AA</p></li><li><p>BB</p></li><li><p>CC</p></li></ol>',
    /^Après «\saa\s»/,
  ],
  'letters that begin in a second round': [
    word('cc.', 'CC') + word('dd.', 'DD'),
    '<ol start="29" type="a"><li><p>CC</p></li><li><p>DD</p></li></ol>',
    /^Après «\saa\s»/,
  ],
  'a list of LibreOffice that starts at five, with one in it': [
    '<ol start="5"><li><p style="margin-bottom: 0cm">Cinq</p><ol type="a"><li><p>Petit a</p></li></ol></li><li><p>Six</p></li></ol>',
    '<ol start="5"><li><p>Cinq</p><ol type="a"><li><p>Petit a</p></li></ol></li><li><p>Six</p></li></ol>',
  ],
  'cells of Excel': [
    "<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt'>Panneau</td><td class=xl66 width=64>Vitesse</td></tr><tr height=20><td height=20 align=right>C43</td><td class=xl66>50<br>km/h</td></tr><tr height=20 style='display:none'><td>caché</td><td>x</td></tr></table>",
    '<p>Panneau | Vitesse</p><p>C43 | 50<br>km/h</p>',
    /^L’éditeur n’a pas de tableaux.*Le texte masqué/s,
  ],
  'one column of Excel': [
    '<table><col width=64><tr height=20><td height=20>Céder</td></tr><tr height=20><td></td></tr><tr height=20><td>S’arrêter</td></tr></table>',
    '<p>Céder</p><p>S’arrêter</p>',
  ],
  'merged cells': [
    '<table><tr><td colspan=2>Agglomération</td><td>Hors</td></tr><tr><td rowspan=2>Auto</td><td>50</td><td>90</td></tr><tr><td>30</td><td>70</td></tr></table>',
    '<p>Agglomération | | Hors</p><p>Auto | 50 | 90</p><p>Auto | 30 | 70</p>',
    /^L’éditeur n’a pas de tableaux/,
  ],
  'cells of LibreOffice with a comment': [
    '<table cellspacing="0" border="0"><colgroup width="85"></colgroup><tr><td height="17" align="left" sdnum="2060;0;@"><font face="Liberation Sans">C43</font></td><td align="right" sdval="50" sdnum="2060;"><comment><p>À revoir</p></comment><font face="Liberation Sans">50</font></td></tr></table>',
    '<p>C43 | 50</p>',
    /^L’éditeur n’a pas de tableaux.*Les commentaires/s,
  ],
  'cells of Google': [
    '<google-sheets-html-origin><style>td{}</style><table cellspacing="0" dir="ltr"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="1">A</td><td>B</td></tr></tbody></table>',
    '<p>A | B</p>',
    /^L’éditeur n’a pas de tableaux/,
  ],
  'a table of one column': [
    '<table><tr><td><p>Un</p></td></tr><tr><td><p>Deux</p></td></tr></table>',
    '<p>Un</p><p>Deux</p>',
  ],
  'comments of Word': [
    "<p><a style='mso-comment-reference:A_1;mso-comment-date:1'>Céder</a><span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor href='#_msocom_1'>[A1]</a><![endif]></span></p><hr class=msocomoff><div style='mso-element:comment-list'><div style='mso-element:comment'><div class=msocomtxt><p class=MsoCommentText>À revoir</p></div></div></div>",
    '<p>Céder</p>',
    /^Les commentaires/,
  ],
  'comments of Google': [
    '<p>Céder<sup><a href="#cmnt1">[a]</a></sup></p><div><p><a href="#cmnt_ref1">[a]</a>À revoir</p></div>',
    '<p>Céder</p>',
    /^Les commentaires/,
  ],
  'what was struck out while changes are followed': [
    '<p>Céder <del cite="x">ou pas</del><span class=msoDel>rien</span><ins>toujours</ins></p>',
    '<p>Céder toujours</p>',
    /^Ce que le suivi/,
  ],
  'hidden words': [
    "<p>Vu<span style='display:none;mso-hide:all'>caché</span></p><p style='visibility:hidden'>x</p>",
    '<p>Vu</p>',
    /^Le texte masqué/,
  ],
  'a picture in the text': [
    `<p>Avant <img src="data:image/png;base64,${ROUGE}" alt="point"> après</p>`,
    '<p>Avant après</p>',
    /^Une image n’a pas pu être collée/,
  ],
  'a picture of a folder': [
    '<p>Le panneau<img src="file:///C:/x.png" alt="B1"> oblige.</p>',
    '<p>Le panneau oblige.</p>',
    /^Une image n’a pas pu être collée/,
  ],
  'nothing of note': ['<p>Un <b>mot</b></p>', '<p>Un <strong>mot</strong></p>'],
};

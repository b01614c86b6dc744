/** Annotations as different programs write them, each with what it is read as. */
export const fixtures: readonly (readonly [what: string, kind: string, annotation: string])[] = [
  [
    'a stroke with semicolons',
    'ink',
    '<ink name="a1" page="0" color="#C2261A" width="3" rect="10,10,40,40"><inklist><gesture>10,10;20,30;40,40</gesture></inklist></ink>',
  ],
  [
    'a stroke with commas alone',
    'ink',
    '<ink name="a2" page="0"><inklist><gesture>10,10,20,30,40,40</gesture></inklist></ink>',
  ],
  [
    'a stroke with spaces alone',
    'ink',
    '<ink name="a3" page="0"><inklist><gesture>10 10 20 30 40 40</gesture></inklist></ink>',
  ],
  [
    'two strokes in one, over several lines',
    'ink',
    '<ink name="a4" page="2" opacity="0.4" width="12">\n  <inklist>\n    <gesture>1,2;3,4</gesture>\n    <gesture>5.5,6;7,8</gesture>\n  </inklist>\n</ink>',
  ],
  ['a point', 'ink', '<ink name="a5" page="0"><inklist><gesture>1,1</gesture></inklist></ink>'],
  [
    'a stroke with a popup',
    'ink',
    '<ink name="a6" page="0" title="K" flags="print" date="D:20260302090000+01\'00\'"><inklist><gesture>1,1;2,2</gesture></inklist><popup open="no" page="0" rect="0,0,10,10"/></ink>',
  ],
  [
    'a highlight',
    'highlight',
    '<highlight name="b1" page="0" color="#FFFF00" coords="10,30,90,30,10,20,90,20" rect="10,20,90,30"/>',
  ],
  [
    'a highlight over two lines',
    'highlight',
    '<highlight name="b2" page="1" color="#FFEE00" coords="0,9,9,9,0,0,9,0,0,29,9,29,0,20,9,20"><contents>Look here</contents></highlight>',
  ],
  ['a line', 'line', '<line name="c1" page="0" start="1,2" end="30,40" color="#1456B8"/>'],
  [
    'an arrow',
    'line',
    '<line name="c2" page="0" start="1,2" end="30,40" head="None" tail="OpenArrow" width="2"/>',
  ],
  [
    'a line with an ending that is not drawn here',
    'line',
    '<line name="c3" page="0" start="1,2" end="30,40" head="Circle" tail="Slash"/>',
  ],
  ['a rectangle', 'square', '<square name="d1" page="0" rect="10,20,110,220" color="#0F766E"/>'],
  [
    'a rectangle from its other corner',
    'square',
    '<square name="d2" page="0" rect="110,220,10,20" interior-color="#FFFFFF"/>',
  ],
  ['an ellipse', 'circle', '<circle name="e1" page="0" rect="10,20,110,220" width="1.5"/>'],
  [
    'a polygon',
    'polygon',
    '<polygon name="f1" page="0" color="#000000"><vertices>1,1;5,1;5,5</vertices></polygon>',
  ],
  ['lines', 'polyline', '<polyline name="f2" page="0" vertices="1,1;5,1;5,5"/>'],
  [
    'a text',
    'freetext',
    '<freetext name="g1" page="0" rect="10,10,90,30"><contents>Please sign &amp; date</contents><defaultappearance>0.761 0.149 0.102 rg /Helv 18 Tf</defaultappearance></freetext>',
  ],
  [
    'a text with a style and a ground',
    'freetext',
    '<freetext name="g2" page="0" rect="10,10,90,30" color="#FFFFFF"><contents>Zwei\nZeilen</contents><defaultstyle>font: bold 14pt Helvetica; text-align:left; color:#1456B8</defaultstyle></freetext>',
  ],
  [
    'a text with formats',
    'freetext',
    '<freetext name="g3" page="0" rect="10,10,90,30"><contents-richtext><body xmlns="http://www.w3.org/1999/xhtml"><p>Plain <b>bold</b></p></body></contents-richtext><contents>Plain bold</contents></freetext>',
  ],
  [
    'a note',
    'text',
    '<text name="h1" page="0" rect="10,10,30,30" icon="Comment" color="#FFC0CB"><contents>Ask “Ms Kim” about &lt;this&gt;</contents></text>',
  ],
  [
    'a note that answers another',
    'text',
    '<text name="h2" page="0" rect="10,10,30,30" inreplyto="h1"><contents>Done</contents></text>',
  ],
  ['a stamp', 'stamp', '<stamp name="i1" page="0" rect="10,10,160,50" icon="Approved"/>'],
  [
    'a stamp that is a picture',
    'stamp',
    '<stamp name="i2" page="0" rect="10,10,60,60"><imagedata>data:image/png;base64,iVBORw0KGgo=</imagedata></stamp>',
  ],
  [
    'a stamp from elsewhere',
    'foreign',
    '<stamp name="i3" page="0" rect="10,10,60,60"><imagedata>https://example.org/a.png</imagedata></stamp>',
  ],
  [
    'an underline, which is not drawn here',
    'foreign',
    '<underline name="j1" page="3" coords="1,1,2,2"/>',
  ],
  [
    'something of another program',
    'foreign',
    '<x:measure xmlns:x="urn:x" name="j2" page="0" unit="mm"><x:of><![CDATA[a < b]]></x:of></x:measure>',
  ],
  ['a stroke without a place', 'foreign', '<ink name="j3" page="0"><inklist/></ink>'],
];

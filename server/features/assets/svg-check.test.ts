import { expect, test } from 'vitest';
import { inspectSvg } from './svg-check.ts';

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inside: string) => `<svg ${namespaces}>${inside}</svg>`;

function passes(bytes: Buffer | string): boolean {
  const inspection = inspectSvg();
  try {
    inspection.chunk(Buffer.from(bytes));
    inspection.end();
    return true;
  } catch {
    return false;
  }
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** As the programs write them, shortened. */
const exported: Record<string, string> = {
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.1 (c68e22c387, 2021-05-23)"
   sodipodi:docname="Zeichnung.svg" inkscape:export-filename="C:\\Users\\Anna\\Bild.png" inkscape:export-xdpi="96"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:pageopacity="0.0" showgrid="false" inkscape:current-layer="layer1">
    <inkscape:grid type="xygrid" id="grid1" /></sodipodi:namedview>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
    <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage" /></cc:Work></rdf:RDF></metadata>
  <defs id="defs2"><inkscape:path-effect effect="spiro" id="path-effect1" is_visible="true" lpeversion="1" />
    <linearGradient inkscape:collect="always" id="lg1"><stop style="stop-color:#000000;stop-opacity:1;" offset="0" id="s1" /></linearGradient>
    <linearGradient inkscape:collect="always" xlink:href="#lg1" id="lg2" x1="10" y1="20" x2="30" y2="40" gradientUnits="userSpaceOnUse" />
    <rect x="61.2" y="47.1" width="83.5" height="41.1" id="rect1" /></defs>
  <g inkscape:label="Ebene 1" inkscape:groupmode="layer" id="layer1">
    <path style="fill:none;stroke:url(#lg2);stroke-width:0.264583px;stroke-linecap:butt;stroke-opacity:1;-inkscape-stroke:none" d="M 10,10 C 20,20 30,30 40,40" id="path1" sodipodi:nodetypes="cc" />
    <text xml:space="preserve" style="font-size:10.5833px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:'sans-serif, Normal';white-space:pre;shape-inside:url(#rect1)" x="20" y="30" id="text1"><tspan sodipodi:role="line" id="tspan1" x="20" y="30">Größe &amp; Maß</tspan></text>
    <image width="1" height="1" preserveAspectRatio="none" style="image-rendering:optimizeQuality" xlink:href="data:image/png;base64,${pixel.slice(0, 40)}
 ${pixel.slice(40)}" id="image1" x="1" y="1" sodipodi:absref="/home/anna/b.png" />
  </g></svg>`,
  Illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Ebene_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 595.28 841.89" style="enable-background:new 0 0 595.28 841.89;" xml:space="preserve" data-name="Ebene 1">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);fill:#E30613;}
	.st1{fill:url(#SVGID_3_);stroke:#000000;stroke-miterlimit:10;font-family:'MyriadPro-Regular';}
</style>
<style><![CDATA[.cls-1{fill:none;} .cls-1:hover,.cls-2>g{stroke-width:1.5px}]]></style>
<title>Kreis</title><desc>Ein Kreis</desc>
<g><defs><rect id="SVGID_1_" width="100" height="100"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath><circle class="st0" cx="50" cy="50" r="40"/></g>
<radialGradient id="SVGID_3_" cx="50" cy="50" r="40" gradientTransform="matrix(1 0 0 -1 0 842)" gradientUnits="userSpaceOnUse"><stop  offset="0" style="stop-color:#FFF"/></radialGradient>
<text transform="matrix(1 0 0 1 20 30)" class="st1" font-size="12px">Text</text></svg>`,
  Figma: `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_1_2)" filter="url(#filter0_d_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M12 2C6.48 2 2 6.48 2 12Z" fill="#D9D9D9" style="fill:#D9D9D9;fill:color(display-p3 0.8510 0.8510 0.8510);fill-opacity:1;mix-blend-mode:multiply"/>
<rect width="24" height="24" fill="url(#pattern0)"/></g>
<defs><filter id="filter0_d_1_2" x="0" y="0" width="32" height="32" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal" in="SourceGraphic" in2="shape" result="shape"/></filter>
<pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0" transform="scale(0.01)"/></pattern>
<clipPath id="clip0_1_2"><rect width="24" height="24" rx="8" fill="white"/></clipPath><image id="image0" width="100" height="100" xlink:href="data:image/png;base64,${pixel}"/></defs></svg>`,
  Sketch: `<?xml version="1.0" encoding="UTF-8"?><svg width="10px" height="10px" viewBox="0 0 10 10" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"><title>icon</title>
<g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd" sketch:type="MSPage"><polygon id="Shape" points="0 0 10 0 10 10"></polygon></g></svg>`,
  Graphviz: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
 "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg width="62pt" height="116pt" viewBox="0.00 0.00 62.00 116.00" xmlns="http://www.w3.org/2000/svg"><g id="graph0" class="graph" transform="scale(1 1) rotate(0) translate(4 112)"><title>G</title>
<text text-anchor="middle" x="27" y="-85.8" font-family="Times,serif" font-size="14.00">A&#45;B</text></g></svg>`,
};

test.each(Object.entries(exported))('what %s exports passes', (_, svg) => {
  expect(passes(svg)).toBe(true);
});

test.each([
  ['a mark of the encoding', `\uFEFF${drawing('<g/>')}`],
  ['a prefix of its own', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
  [
    'movements',
    drawing('<circle r="1"><animate attributeName="r" values="1;2" dur="1s" repeatCount="indefinite"/></circle>'),
  ],
  ['turns', drawing('<g><animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s"/></g>')],
  ['ways', drawing('<path id="p" d="M0 0"/><g><animateMotion dur="1s"><mpath href="#p"/></animateMotion></g>')],
  [
    'movements in a sheet',
    drawing('<style>@keyframes a{0%{opacity:0}100%{opacity:1}} @media (min-width:5px){.a{fill:red}}</style>'),
  ],
  ['text along a path', drawing('<text><textPath xlink:href="#p" startOffset="50%">im Kreis</textPath></text>')],
  ['words for those who do not see', drawing('<g role="img" aria-label="Zwei \\ drei: javascript: (ja)"/>')],
  ['text about scripts', drawing('<text>&lt;script&gt; onload="x" javascript:alert(1) C:\\fe</text>')],
  ['a variable', drawing('<g style="--a: 1px; stroke-width: calc(var(--a) * 2)" fill="rgb(1 2 3 / 50%)"/>')],
])('%s pass', (_, svg) => {
  expect(passes(svg)).toBe(true);
});

const html = 'xmlns="http://www.w3.org/1999/xhtml"';
const image = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const hostile: Record<string, readonly string[]> = {
  'an element that runs': [
    '<script>alert(1)</script>',
    '<script/>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    `<script ${html}>alert(1)</script>`,
    `<h:script xmlns:h="http://www.w3.org/1999/xhtml" src="data:,alert(1)"/>`,
    '<g xmlns:y="http://www.w3.org/2000/svg"><y:script/></g>',
    '<script xmlns=""/>',
    '<title><script>alert(1)</script></title>',
    '<metadata><script>alert(1)</script></metadata>',
    '<i:a xmlns:i="http://www.inkscape.org/"><script/></i:a>',
    '<handler type="application/ecmascript">alert(1)</handler>',
    '<h xmlns="http://www.w3.org/2001/xml-events"/>',
    '<listener event="click" handler="#h" xmlns="http://www.w3.org/2001/xml-events"/>',
    '<foreignObject><g/></foreignObject>',
    `<foreignObject><iframe ${html} src="javascript:alert(1)"/></foreignObject>`,
    `<foreignObject><svg>${image}</svg></foreignObject>`,
    `<switch><foreignObject requiredExtensions="http://www.w3.org/1999/xhtml"><body ${html}/></foreignObject></switch>`,
    `<iframe ${html} srcdoc="x"/>`,
    `<img ${html} src="x" onerror="alert(1)"/>`,
    `<video ${html}><source onerror="alert(1)"/></video>`,
    '<video href="x"/><audio href="x"/><iframe/>',
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><maction actiontype="statusline#http://a">x</maction></math>',
    '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="1.0"/>',
    '<b xmlns="http://www.mozilla.org/xbl"/>',
    '<x:t xmlns:x="urn:schemas-microsoft-com:time"/>',
    '<discard href="#a"/>',
    '<tref xlink:href="file:///etc/passwd"/>',
    '<unknown/>',
  ],
  'an attribute that runs': [
    '<g onload="alert(1)"/>',
    '<g ONLOAD="alert(1)"/>',
    '<g\tonclick\n=\n"alert(1)"/>',
    '<g onbegin="alert(1)"/>',
    '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>',
    '<g on="alert(1)"/>',
    '<g unknown="1"/>',
    '<s:g xmlns:s="http://www.w3.org/2000/svg" s:onload="alert(1)"/>',
    '<g xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="click" ev:handler="#a"/>',
    '<g xmlns:h="http://www.w3.org/1999/xhtml" h:onclick="alert(1)"/>',
    '<i:a xmlns:i="http://www.inkscape.org/" onload="alert(1)"/>',
    '<i:a xmlns:i="http://www.inkscape.org/" xlink:href="javascript:alert(1)"/>',
    '<i:a xmlns:i="http://www.inkscape.org/" style="background:url(//evil.example)"/>',
    '<g xml:base="https://evil.example/"/>',
    '<a xml:base="javascript:alert(1)//" href="#x"/>',
  ],
  'a link that leads out': [
    '<a xlink:href="javascript:alert(1)"/>',
    '<a href="JaVaScRiPt:alert(1)"/>',
    '<a href="java&#10;script:alert(1)"/>',
    '<a href="&#1;javascript:alert(1)"/>',
    '<a href=" javascript:alert(1)"/>',
    '<a href="https://evil.example/"/>',
    '<a href="//evil.example/"/>',
    '<a href="x.html"/>',
    '<a href=""/>',
    `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="/>`,
    '<a xmlns:l="http://www.w3.org/1999/xlink" l:href="vbscript:x"/>',
    `<use href="data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}#x"/>`,
    '<use xlink:href="https://evil.example/x.svg#a"/>',
    '<use href="data:image/png;base64,AAAA"/>',
    '<image href="data:image/svg+xml,%3Csvg/%3E"/>',
    '<image href="data:image/png,x"/>',
    '<image href="data:image/png;base64,AAAA,javascript:"/>',
    '<image href="data:text/html;base64,AAAA"/>',
    '<image xlink:href="https://evil.example/x.png"/>',
    '<image href="file:///etc/passwd"/>',
    '<filter id="a"><feImage href="https://evil.example/x.png"/></filter>',
    '<filter href="https://evil.example/x.svg#f"/>',
    '<text><textPath href="https://evil.example/x.svg#p">x</textPath></text>',
    '<g><animateMotion><mpath href="https://evil.example/x.svg#p"/></animateMotion></g>',
    '<linearGradient xlink:href="//evil.example/#a"/>',
    '<pattern xlink:href="x.svg#a"/>',
    '<font-face><font-face-src><font-face-uri xlink:href="//evil.example"/></font-face-src></font-face>',
    '<cursor xlink:href="//evil.example/x.cur"/>',
  ],
  'an animation that rewrites': [
    '<a href="#x"><animate attributeName="href" values="javascript:alert(1)"/></a>',
    '<a href="#x"><animate attributeName="xlink:href" to="javascript:alert(1)"/></a>',
    '<a href="#x"><set attributeName="href" to="javascript:alert(1)"/></a>',
    '<a href="#x"><set attributeName=" href" to="javascript:alert(1)"/></a>',
    '<g><set attributeName="onclick" to="alert(1)"/></g>',
    '<g><set attributeName="class" to="a"/></g>',
    '<g><set attributeName="style" to="fill:red"/></g>',
    '<g><set attributeName="fill" to="url(https://evil.example/x)"/></g>',
    '<g><animate attributeName="mask" values="none;url(//evil.example/x)"/></g>',
    '<animate href="https://evil.example/x.svg#a" attributeName="x"/>',
    '<animateColor attributeName="fill"/>',
  ],
  'a style that loads': [
    '<style>@import "//evil.example/x.css";</style>',
    '<style>@IMPORT url(x.css);</style>',
    '<style>@im/**/port "x";a{b:url(x)}</style>',
    '<style><![CDATA[@import "x";]]></style>',
    '<style>@im<![CDATA[port "x";]]></style>',
    '<style>@im<!-- -->port "x";</style>',
    '<style>@im&#112;ort "x";</style>',
    '<style>@\\69mport "x";</style>',
    '<style>@namespace url(x);</style>',
    '<style>@charset "utf-7";</style>',
    '<style>@font-face{font-family:a;src:url(https://evil.example/a.woff)}</style>',
    '<style>a{fill:u\\rl(x)}</style>',
    '<style>a{fill:URL(  "https://evil.example")}</style>',
    '<style>a{fill:url(/**/#a)}</style>',
    '<style>a{fill:url(#a//evil)}</style>',
    '<style>a{fill:url(x.svg#a)}</style>',
    '<style>a{background:image-set("//evil.example/x" 1x)}</style>',
    '<style>a{background:-webkit-image-set(url(x) 1x)}</style>',
    '<style>a{background:cross-fade("x","y")}</style>',
    '<style>a{background:image("x")}</style>',
    '<style>a{background:src("//evil.example")}</style>',
    '<style>a{width:expression(alert(1))}</style>',
    '<style>a{width:expr/**/ession(alert(1))}</style>',
    '<style>a{behavior:url(#a)}</style>',
    '<style>a{-moz-binding:url(#a)}</style>',
    '<style>a{width:env(x)} b{content:attr(href)} c{fill:element(#a)} d{fill:paint(x)}</style>',
    '<style>a{content:"x\ny"}</style>',
    '<style>a{content:"</style>',
    '<style>/*</style>',
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
    '<style>a{fill:url("#a" x)} </style>',
    '<style><g/></style>',
    '<style href="x.css">a{}</style>',
    '<g style="fill:url(https://evil.example/)"/>',
    '<g style="filter:progid:DXImageTransform.Microsoft.Alpha(x)"/>',
    '<g fill="url(//evil.example/#a)"/>',
    '<g fill="url( &quot;https://evil.example&quot; )"/>',
    '<g mask="URL(x.svg#a)"/>',
    '<g cursor="url(x.cur),auto"/>',
    '<g filter="blur(1px) url(//evil.example/#f)"/>',
    '<g clip-path="u\\72l(x)"/>',
    '<marker id="m"/><path marker-end="url(data:image/svg+xml,x#m)"/>',
  ],
  'what XML would hide': [
    '<?xml-stylesheet href="x.css"?>',
    '<?php x ?>',
    '<text>&nbsp;</text>',
    '<text>&x;</text>',
    '<text>&#0;</text>',
    '<text>&#xFFFF;</text>',
    '<a:g/>',
    '<g><path></g></path>',
    '<g a="1" a="2"/>',
    '<g id="<"/>',
    '<g id=a/>',
    '<!DOCTYPE svg>',
    '<!-- a -- b -->',
  ],
};

test.each(Object.entries(hostile))('%s is refused', (_, insides) => {
  expect(insides.filter((inside) => passes(drawing(inside)))).toEqual([]);
});

test.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${drawing('<text>&x;</text>')}`],
  ['entities from elsewhere', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`],
  ['entities that multiply', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${drawing('')}`],
  ['attributes by declaration', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${drawing('')}`],
  [
    'a known type with declarations',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a" [<!ENTITY x "">]>${drawing('')}`,
  ],
  [
    'the type of a page',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/a">${drawing('')}`,
  ],
  ['a type from elsewhere', `<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">${drawing('')}`],
  ['a sheet before it', `<?xml-stylesheet type="text/xsl" href="#x"?>${drawing('')}`],
  ['another encoding', `<?xml version="1.0" encoding="utf-7"?>${drawing('+ADw-script+AD4-')}`],
  ['an old encoding', `<?xml version="1.0" encoding="ISO-8859-1"?>${drawing('')}`],
  ['another version', `<?xml version="1.1"?>${drawing('')}`],
  ['two bytes for each character', Buffer.from(`\uFEFF${drawing('')}`, 'utf16le')],
  ['bytes that are no text', Buffer.concat([Buffer.from(drawing('')), Buffer.from([0xff])])],
  ['no namespace', '<svg><g/></svg>'],
  ['the namespace of pages', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['another element around it', `<g xmlns="http://www.w3.org/2000/svg">${drawing('')}</g>`],
  ['two of them', drawing('') + drawing('')],
  ['words behind it', `${drawing('')}x`],
  ['no end', `<svg ${namespaces}><g>`],
  ['a comment without end', `<svg ${namespaces}/><!-- `],
  ['nothing', ' '],
])('a drawing with %s is refused', (_, svg) => {
  expect(passes(svg)).toBe(false);
});

const shownTwice = (levels: number) =>
  Array.from({ length: levels }, (_, i) => `<g id="a${i}"><use href="#a${i + 1}"/><use href="#a${i + 1}"/></g>`).join(
    '',
  );

test.each([
  ['too deep', `${'<g>'.repeat(100)}${'</g>'.repeat(100)}`],
  ['of too many elements', '<g/>'.repeat(20_000)],
  ['with too many attributes', `<g ${Array.from({ length: 201 }, (_, i) => `data-a${i}="1"`).join(' ')}/>`],
  ['with an attribute as long as nobody writes', `<g id="${'a'.repeat(10_001)}"/>`],
  ['with a name as long as nobody writes', `<${'a'.repeat(201)}/>`],
  ['with a sheet as long as nobody writes', `<style>${'a{}'.repeat(100_000)}</style>`],
  ['that shows itself again and again', `${shownTwice(30)}<use href="#a0"/>`],
  ['that shows itself inside itself', '<g id="a"><use href="#a"/></g>'],
  [
    'whose patterns fill each other',
    Array.from(
      { length: 30 },
      (_, i) => `<pattern id="a${i}">${`<g fill="url(#a${i + 1})"/>`.repeat(2)}</pattern>`,
    ).join(''),
  ],
  ['of one chain of thousands', Array.from({ length: 5000 }, (_, i) => `<use id="a${i}" href="#a${i + 1}"/>`).join('')],
])('a drawing %s is refused', (_, inside) => {
  expect(passes(drawing(inside))).toBe(false);
});

test('a drawing may be as large and as deep as drawings are', () => {
  const uses = '<use href="#a"/>'.repeat(5000);
  const deep = `${'<g>'.repeat(98)}${'</g>'.repeat(98)}`;
  expect(passes(drawing(`<g id="a"><path d="${'M0 0'.repeat(50_000)}"/></g>${uses}${deep}`))).toBe(true);
});

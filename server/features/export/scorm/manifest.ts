import { escapeMarkup } from '../../../core/html/escape.ts';

type Package = { courseId: string; number: number; title: string; paths: readonly string[] };

/** imsmanifest.xml of SCORM 1.2: one organisation, one item, one SCO that is made of all files. */
export function manifestOf({ courseId, number, title, paths }: Package): string {
  const name = escapeMarkup(title);
  const files = paths.map((path) => `      <file href="${escapeMarkup(path)}"/>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="passgenau-${courseId}" version="${number}" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="organization-1">
    <organization identifier="organization-1">
      <title>${name}</title>
      <item identifier="item-1" identifierref="resource-1" isvisible="true">
        <title>${name}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource-1" type="webcontent" adlcp:scormtype="sco" href="index.html">
${files}
    </resource>
  </resources>
</manifest>
`;
}

/** Which files there are, as the server decides it by content. The client uses the same lists for inputs and for showing. */
export type FileKind = 'image' | 'video' | 'audio' | 'document';

/** What a finished upload is answered with. `size` in bytes, `type` the MIME type. */
export type UploadedFile = { fileId: string; url: string; filename: string; size: number; type: string };

/** Every MIME type that is stored, and the ending of its names in storage. */
export const extensionOf = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'txt',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
} as const satisfies Record<string, string>;
export type FileType = keyof typeof extensionOf;

export const fileTypes = Object.keys(extensionOf) as readonly FileType[];
/** Of what a course is made: documents, and pictures that are shown in it. */
export const sourceTypes = fileTypes.filter((type) => ['document', 'image'].includes(kindOf(type)));
export const logoTypes: readonly FileType[] = ['image/png', 'image/jpeg', 'image/webp'];

/** For the `accept` of a file input: endings, because systems know more of them than MIME types. Markdown is stored as text. */
export const acceptedFiles: string = [...Object.values(extensionOf), 'jpeg', 'md']
  .map((ending) => `.${ending}`)
  .join(',');
export const acceptedLogos = '.png,.jpg,.jpeg,.webp';

/** Folders in storage that an upload may name. */
export const uploadFolders = ['course-content', 'ai-uploads', 'course-uploads'] as const;
export type UploadFolder = (typeof uploadFolders)[number];

export function kindOf(type: string): FileKind {
  const kind = type.split('/', 1)[0];
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'document';
}

const bytesInMegabyte = 1024 * 1024;
export const megabytes = (count: number): number => count * bytesInMegabyte;

/** What an installation allows unless it is set otherwise; in MB. */
export const defaultLimits = { documentMb: 25, mediaMb: 500 } as const;
export type UploadLimits = { documentMb: number; mediaMb: number };
export const maxLogoMb = 2;
/** A drawing is read element by element before it is stored, so that a large one would cost more than it shows. */
export const maxDrawingMb = 1;

/** So many files an organisation may have, whatever their size. */
export const maxStoredFiles = 20_000;
/** What the files of an organisation take, beside what it may have. */
export type StorageUse = { usedBytes: number; allowedBytes: number; files: number; allowedFiles: number };

/** The part that is used, 0 to 1: of the bytes or of the files, whichever is nearer to its end. */
export const usedShare = ({ usedBytes, allowedBytes, files, allowedFiles }: StorageUse): number =>
  Math.min(1, Math.max(usedBytes / allowedBytes, files / allowedFiles));

/** From this share on, those who add files are told. */
export const scarceShare = 0.8;

/** The most bytes that a file of this MIME type may have. */
export function maxBytesOf(type: string, limits: UploadLimits = defaultLimits): number {
  if (type === 'image/svg+xml') return megabytes(Math.min(maxDrawingMb, limits.documentMb));
  const kind = kindOf(type);
  return megabytes(kind === 'video' || kind === 'audio' ? limits.mediaMb : limits.documentMb);
}

const twoDecimals = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '1,50 MB': of the files of a course, always in MB with two decimals. */
export const sizeText = (bytes: number): string => `${twoDecimals.format(bytes / bytesInMegabyte)} MB`;

const oneDecimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const bytesInGigabyte = 1024 * bytesInMegabyte;

/** '1,5 GB', '12,3 MB', '38 KB': every other size, as people read it. */
export function roomText(bytes: number): string {
  if (bytes >= bytesInGigabyte) return `${oneDecimal.format(bytes / bytesInGigabyte)} GB`;
  if (bytes >= 0.1 * bytesInMegabyte) return `${oneDecimal.format(bytes / bytesInMegabyte)} MB`;
  return `${Math.ceil(bytes / 1024)} KB`;
}

export type FileKind = 'image' | 'video' | 'audio' | 'document';

/** `size`: bytes; `type`: MIME type. */
export type UploadedFile = { fileId: string; url: string; filename: string; size: number; type: string };

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
export const sourceTypes = fileTypes.filter((type) => ['document', 'image'].includes(kindOf(type)));
export const logoTypes: readonly FileType[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Extensions, because systems know more of them than MIME types. */
export const acceptedFiles: string = [...Object.values(extensionOf), 'jpeg', 'md']
  .map((ending) => `.${ending}`)
  .join(',');
export const acceptedLogos = '.png,.jpg,.jpeg,.webp';

export const uploadFolders = ['course-content', 'ai-uploads', 'course-uploads'] as const;
export type UploadFolder = (typeof uploadFolders)[number];

export function kindOf(type: string): FileKind {
  const kind = type.split('/', 1)[0];
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'document';
}

const bytesInMegabyte = 1024 * 1024;
export const megabytes = (count: number): number => count * bytesInMegabyte;

export const defaultUploadLimits = { documentMb: 25, mediaMb: 500 } as const;
export type UploadLimits = { documentMb: number; mediaMb: number };
export const maxLogoMb = 2;
/** A drawing is parsed element by element before it is stored. */
export const maxDrawingMb = 1;

export const maxStoredFiles = 20_000;
export type StorageUse = { usedBytes: number; allowedBytes: number; files: number; allowedFiles: number };

export const usedShare = ({ usedBytes, allowedBytes, files, allowedFiles }: StorageUse): number =>
  Math.min(1, Math.max(usedBytes / allowedBytes, files / allowedFiles));

export const storageWarningShare = 0.8;

export function maxBytesOf(type: string, limits: UploadLimits = defaultUploadLimits): number {
  if (type === 'image/svg+xml') return megabytes(Math.min(maxDrawingMb, limits.documentMb));
  const kind = kindOf(type);
  return megabytes(kind === 'video' || kind === 'audio' ? limits.mediaMb : limits.documentMb);
}

const twoDecimals = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '1,50 MB': for files of a course. */
export const sizeText = (bytes: number): string => `${twoDecimals.format(bytes / bytesInMegabyte)} MB`;

const oneDecimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const bytesInGigabyte = 1024 * bytesInMegabyte;

/** '1,5 GB', '12,3 MB', '38 KB': for all other sizes. */
export function compactSizeText(bytes: number): string {
  if (bytes >= bytesInGigabyte) return `${oneDecimal.format(bytes / bytesInGigabyte)} GB`;
  if (bytes >= 0.1 * bytesInMegabyte) return `${oneDecimal.format(bytes / bytesInMegabyte)} MB`;
  return `${Math.ceil(bytes / 1024)} KB`;
}

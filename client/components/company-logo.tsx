type CompanyLogoProps = { url: string; height?: number };

/** Small, beside the company's name, which says whose it is. Logos come in every shape: never cropped. */
export function CompanyLogo({ url, height = 32 }: CompanyLogoProps) {
  return <img src={url} alt="" height={height} style={{ maxWidth: '8rem', objectFit: 'contain' }} />;
}

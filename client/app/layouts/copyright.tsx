import { firstYear, productName } from '#shared/product.ts';

export function Copyright() {
  return (
    <>
      © {firstYear}–{new Date().getFullYear()} {productName}
    </>
  );
}

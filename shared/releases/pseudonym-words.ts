/** Feminine nouns, so that every adjective fits; no word describes a person. */
const adjectives =
  'Achtsame Aufgeweckte Bedachte Beherzte Besonnene Bunte Eifrige Emsige Entspannte Fabelhafte Feine Findige Fleißige Flinke Fröhliche Funkelnde Geduldige Geschickte Gesellige Gewandte Goldene Gütige Heitere Helle Herzliche Hilfsbereite Klare Kluge Kühne Lebhafte Leise Lichte Liebevolle Lustige Milde Muntere Mutige Neugierige Offene Pfiffige Quirlige Ruhige Sachte Sanfte Schlaue Silberne Sonnige Sorgsame Stille Strahlende Tapfere Treue Umsichtige Unbeirrte Vergnügte Wache Warme Weite Wendige Zarte Zuversichtliche Zufriedene'.split(
    ' ',
  );
const nouns =
  'Akelei Amsel Anemone Aster Bachstelze Birke Blaumeise Brise Buche Christrose Dahlie Distel Drossel Düne Eberesche Eiche Elster Erle Esche Eule Fichte Föhre Forelle Gartenrose Geranie Glockenblume Goldammer Hagebutte Hainbuche Haselnuss Heckenrose Heide Heidelerche Himbeere Hortensie Hummel Iris Jasminblüte Johannisbeere Kamille Kastanie Kiefer Kirsche Klippe Kohlmeise Kornblume Lagune Lärche Lerche Libelle Lichtung Lilie Linde Lupine Magnolie Malve Margerite Meise Mispel Mistel Mohnblume Möwe Nachtigall Nelke Orchidee Pappel Petunie Pfingstrose Pinie Primel Quelle Quitte Rauchschwalbe Ringelblume Robinie Rose Schafgarbe Schlehe Schneeflocke Schwalbe Seerose Singdrossel Sonnenblume Stechpalme Sternschnuppe Stockrose Sumpfmeise Tanne Taube Tulpe Ulme Wacholderdrossel Waldrebe Walnuss Wegwarte Weide Welle Wiese Wildrose Wolke Zaunwinde Zeder Zinnie Zirbe Zitterpappel'.split(
    ' ',
  );

export const pseudonymWords: { adjectives: readonly string[]; nouns: readonly string[] } = { adjectives, nouns };

/** What is put somewhere to be thought about, and can be taken out again: no order, and nothing is paid. */
const baskets =
  /(?<!\p{L})(?:(?:basket|cart|trolley|(?:shopping|my|your|to) bag)(?!\p{L})|warenkorb|einkaufs(?:wagen|korb|tasche)|panier|cesta|carrito|carro de (?:la )?compra|carrello|cestino|winkel(?:wagen|mand)|koszyk|carrinho|sacola|varukorg|handlekurv|indkøbskurv|sepet|корзин|кошик)|カート|かご|购物车|購物車|장바구니|السلة|סל הקניות/iu;

/** What leaves out, or looks for, and shows what is left. */
const finders =
  /(?<!\p{L})(?:apply|filter|search|find|sort|show|update (?:list|results)|anwenden|filtern|suche|finden|sortier|anzeigen|appliquer|filtrer|recherch|cherch|trier|afficher|voir les|aplicar|filtrar|buscar|ordenar|mostrar|applica|filtra|cerca|mostra|pesquisar|zoek|toepassen|toon(?!\p{L})|zastosuj|filtruj|szukaj|pokaż|tillämpa|sök|visa(?!\p{L})|anvend|bruk(?!\p{L})|søg|søk|vis(?!\p{L})|ara(?!\p{L})|filtrele|uygula|применить|найти|поиск|показать|знайти|пошук)|検索|絞り込|表示|搜索|筛选|篩選|검색|بحث|تصفية|חיפוש/iu;

/** Whether a button says that it puts something into a basket. */
export function saysBasket(words: string): boolean {
  return baskets.test(words);
}

/** Whether a button says that it looks for something, or leaves something out of what is shown. */
export function saysFinds(words: string): boolean {
  return finders.test(words);
}

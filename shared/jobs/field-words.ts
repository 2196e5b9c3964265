/**
 * Stems of German job titles by field. Roles name an occupation, areas the place or subject of the work; hints count
 * only without the others. '^': at the start of a word, '=': the whole word.
 */
import type { FieldOfWork } from './field-of-work.ts';

type FieldWords = { roles: string; areas: string; hints?: string };

export const fieldWords: Readonly<Record<FieldOfWork, FieldWords>> = {
  logistics: {
    roles: `fahrer lagerist kommissionierer disponent zusteller postbot paketbot briefträger kurier lokführer lokomotivführer triebfahrzeugführer
      fahrdienstleit zugbegleit flugbegleit fluglots pilot kapitän matrose schaffner hafenarbeit möbelpack umzugshelf rangier busführer spediteur =driver`,
    areas: `lager logisti spedition transport versand verkehr zustell paket stapler =lkw =post ^brief fuhrpark disposition fracht warenannahme wareneingang
      warenausgang warenumschlag verpack taxi umzug kommission =warehouse =supply ^bahn ^flug ^schiff hafen =öpnv zoll beladung entladung`,
  },
  crafts: {
    roles: `elektriker elektroinstall installateur anlagenmechaniker klempner spengler dachdeck maurer zimmerer zimmermann zimmerleute tischler schreiner
      ^maler lackierer fliesenleg estrich parkettleg bodenleg glaser schlosser 
       schmied =kfz zweiradmechatron zweiradmechan fahrrad karosserie schornsteinfeg ofenbau polier bauleit bauingenieur bauzeichn architekt vermessung stuckateur
      raumausstatt polsterer schneider schuhmach schuster uhrmacher friseur frisör kosmetiker nageldesign bäcker konditor metzger fleischer baggerfahr
      baggerführ kranführ kranfahr solarteur steinmetz rollladen bestatter geigenbau orgelbau baustelle küchenmont denkmalpfleg`,
    areas: `=shk handwerk heizung sanitär klimatechnik kältetechnik kälteanlag lüftung haustechnik gebäudetechnik gebäudesystem ^bau gerüst fenster isolier dämmung
      abbruch sanierung backstube werkstatt photovoltaik holzbau rohrleitung trockenbau hochbau tiefbau straßenbau gleisbau betonbau metallbau stahlbau fassadenbau brunnenbau`,
  },
  industry: {
    roles: `industriemech industriemeister zerspan werkzeugm verfahrensmech maschinenbed maschinenführ maschinenfahr anlagenbed anlagenführ
      anlagenfahr mechatronik laborant chemikant chemiker pharmakant dreher fräser schweißer gießer löter einrichter konstrukteur
      produktentwickl produktdesign feinwerk ^näher werkstoffprüf =cnc galvanis papiertechnolog fluggerät fahrerassist lebensmitteltechn brauer
      milchtechnolog maschinist süßwarentechn montagehelf montagemit`,
    areas: `produktion fertigung maschinen instandhalt qualität =sps konstruktion verfahrenstechn prozesstechn betriebstechn automatisier roboti chemie pharma
      labor kunststoff halbleiter automotive fahrzeug energietechn energiemanag elektrotechn medizintechn windkraft windenergie kraftwerk arbeitssicherheit =hse
      spritzguss blech steuerungstechn industrie messtechn mikrotechn textil werkzeug =production =elektronik maschinenbau anlagenbau bergbau`,
    hints: 'monteur montage mechaniker ingenieur technik technolog technisch elektro =engineer =quality anlagen',
  },
  cleaning: {
    roles: `reinigungskr raumpfleg fahrzeugpfleg hausmeister hauswart gebäudereinig hauswirtschaft haushaltshilf haushälter fensterputz putzhilf putzkraft putzfrau
      wäscherei platzwart =cleaner`,
    areas:
      'reinigung haushalt facility gebäudeservice hausdienst hausservice =putzen wäsche bügel desinfektion fahrzeugaufbereit',
  },
  security: {
    roles: `wachmann wachfrau wachdienst wachschutz wachperson pförtner türsteher detektiv polizei polizist feuerwehr justizvollzug werkschutz objektschutz
      personenschutz brandschutz sicherheitsmit sicherheitskr sicherheitsdienst ordnungsamt ordnungsdienst soldat bundeswehr rettungsschwimm luftsicherheit`,
    areas: 'sicherheit =security =schutz bewachung ^wach justiz',
  },
  hospitality: {
    roles: `=koch =köchin jungkoch beikoch diätkoch diätköchin chefkoch kochhilf küchenhilf küchenchef küchenleit küchenkr küchenpers küchenmit kellner hotelfach
      hotelkauf hotelempfang hotelleit restaurantfach restaurantleit barkeeper barista bartender spülhilf spülkraft zimmermädchen zimmerservice housekeep
      rezeptionist gastronom gastwirt =commis souschef =sous sommelier pizzabäck servicepers reiseverkehr gästebetreu`,
    areas: `küche gastro restaurant hotel catering kantine mensa bistro =café cafe imbiss bankett theke frühstück rezeption =bar =kitchen =waiter ^reise touris`,
    hints: 'servicekr servicemit bedienung',
  },
  sales: {
    roles: `verkäufer verkaufsberat verkaufsleit verkaufshilf kassier kundenberat kundenbetreu einzelhand großhand außenhand filialleit marktleit marktmit callcenter
      handelsvertret handelsfach außendienst innendienst drogist makler warenverräum regalauffüll buchhändler automobilkauf küchenplan serviceberat storemanag`,
    areas: `verkauf vertrieb kundenservice kundendienst kundensupport filial handel =kasse ^kassen =call =sales =store =account =customer =shop kaufhaus supermarkt
      discounter baumarkt drogerie telefonie =retail =commerce`,
    hints: 'berater =consultant promoter kunden',
  },
  office: {
    roles: `bürokauf bürokraft bürohilf bürofach büromanag sekretär vorzimmer verwaltungsfach verwaltungsang verwaltungswirt industriekauf personalref personalsach
      personalentwickl personalberat personalleit recruit empfangs bürgeramt standesbeamt beamt datenerfass datenpfleg schreibkraft einkäufer einkaufs
      chefassist teamassist korrespondent immobilienkauf hausverwalt immobilienverwalt mietverwalt organisationsentwickl telefonist bürgermeister
      sozialversicherungsfach unternehmensberat`,
    areas:
      'büro verwaltung einkauf ^personal =hr =office empfang sekretariat backoffice behörde poststelle archiv beschaffung =pmo rathaus immobilien meldewesen',
    hints: `sachbearb kauffrau kaufmann kaufleute kaufmänn assistenz assistent geschäftsführ verwalt koordinat referent =manager projektmanag projektleit
      organisation`,
  },
  finance: {
    roles: `buchhalt bilanz steuerberat steuerfach finanzbuch lohnbuch controll bankkauf bankfach versicherungskauf versicherungsm finanzbeamt anwalt anwält jurist
      rechtsfach notar wirtschaftsprüf finanzberat anlageberat kreditberat datenschutz payroll justizfach rechtspfleg =richter =richterin =accountant
      auditor aktuar krankenkass`,
    areas: `finanz ^bank versicherung kredit ^steuer rechnungswesen lohnabrech entgeltabrech gehaltsabrech =lohn compliance =legal =recht ^rechts treasury =tax
      =finance =accounting inkasso forderungs leasing sparkasse vermögens mahnwesen revision zahlungsverkehr`,
  },
  it: {
    roles: ` systemadmin netzwerkadmin datenbankadmin programmierer devops webentwickl frontend backend fullstack appentwickl datenanalys
      datenwissensch systemintegr systementwickl wirtschaftsinform =scrum spieleentwickl anwendungsentwickl`,
    areas: `=it software informatik =edv =ict =sap =java =python =php =net =cloud =linux =data daten ^web =ki =ai =crm =erp netzwerk cyber server applikation =stack =front =back
      informationstechn informationssich =machine helpdesk telekommunik rechenzentr anwendungsbetr =ux =app =agile`,
    hints: 'entwickler entwicklung developer administrator =admin =support =tester =product',
  },
  media: {
    roles: `grafiker designer mediengestalt redakteur journalist texter fotograf kamera dolmetsch übersetz schauspiel musiker künstler regisseur 
      drucker medientechnolog bühnen veranstaltungst veranstaltungsk eventmanag lektor =cutter maskenbild webdesign influenc öffentlichkeitsarb pressespr
      tontechn`,
    areas: `medien grafik marketing redaktion design =media =content =pr kommunikation ^werbe werbung ^presse video film =event =events veranstaltung verlag =seo =sea theater musik
      rundfunk animation =social druckerei =brand`,
  },
  care: {
    roles: `pfleg krankenschwest arzt ärzt sanitäter therapeut logopäd hebamme apothek psycholog heilprakt podolog masseur medizinisch betreuungskraft
      betreuungsassist alltagsbegleit alltagshelf demenz operationstechn anästhesie zahntechn zahnmed optiker hörakust orthopädie diätassist rettungsassist
      nachtwache stationsleit seniorenbetreu altenbetreu präsenzkraft tiermed hygienefach =mfa =zfa =pta =mta =mtra =ota =ata =nurse`,
    areas: `klinik krankenhaus gesundheit praxis hospiz =reha medizin altenheim seniorenheim senioren sozialstation patient =op dialyse röntgen radiolog ^intensiv
      ambulant rettungsdienst physio ergo`,
  },
  social: {
    roles: `erzieher sozialarb sozialpäd sozialassist heilerziehung heilpäd kinderpfleg tagesmutter tagesvater kindergärt kindergarten kinderbetreu jugendbetreu
      schulbegleit integrationshelf integrationskr schulsozial streetwork jugendarb jugendhilf sozialberat schuldnerberat familienhelf familienhilf
      sozialdienst behindertenhilf seelsorg pfarrer diakon suchtberat bewährungshelf jobcoach eingliederungshilf inklusions`,
    areas: `^kita kinder jugend familien sozial pädagog erziehung behindert wohngruppe =hort krippe ^migration flüchtling eingliederung frauenhaus diakonie`,
    hints: 'betreuer betreuung begleiter integration',
  },
  science: {
    roles: `lehrer lehrkraft dozent professor wissenschaftl ausbilder trainer forscher bibliothek nachhilf schulleit archäolog historiker biolog physiker mathematiker
      statistiker geolog kurator doktorand =postdoc`,
    areas:
      'schule hochschul forschung wissenschaft ^bildung weiterbildung fortbildung erwachsenenbildung universität akademie schulung unterricht volkshochsch museum ^kurs',
  },
  nature: {
    roles: `gärtner landschaftspfleg landschaftsbau galabau florist landwirt forstwirt förster tierpfleg tierwirt winzer fischwirt imker erntehelf melker
      pferdewirt müllwerk entsorg recycling umwelttechn abwasser kläranlag klärwerk wasserbau straßenreinig baumpfleg =jäger grünpfleg friedhof energieberat
      =bauer agrar`,
    areas:
      'garten ^grün ^forst ^wald umwelt naturschutz ^natur ^ernte ^stall ^tier abfall nachhaltig klimaschutz weinbau gewächshaus',
  },
};

export const prepositions: ReadonlySet<string> = new Set(
  'fuer im in bei beim am an mit ohne auf zur zum zu der des den dem aus von vom ueber unter als'.split(' '),
);

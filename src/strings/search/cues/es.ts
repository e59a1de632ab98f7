import type { GuideCues } from './shape.ts';

export const cues: GuideCues = {
  groups: {
    // In no cue: known words are no slips of others.
    common:
      'uno dos tres cuatro cinco seis siete ocho nueve diez cerca detrás frente iglesia escuela mercado por favor muy aquí allí gente nosotros con dónde cuándo cómo qué mezquita somos',
    not: 'no ni sin nada nunca tampoco dejó deja dejo paró paro dejaron para imposible ya',
    child:
      'bebé bebe hijo hija hijos hijas niño niña niños niñas nene nena nenes chico chica guagua wawa chamo chamito bebito bebita crío recién nacido nieto nieta sobrino sobrina chiquito pequeño pequeña chiquillo meses mes años año criatura guaguita cipote peque menor menores',
    kin: 'mamá mama madre papá papa padre papás padres esposo esposa marido mujer hermano hermana hermanos hermanito hermanita hijo hija hijos niño niña abuela abuelo abuelita abuelito abuelos tío tía primo prima amigo amiga familia familiar familiares novio novia pareja vecino jefa jefe mujer gente persona alguien viejo vieja parientes',
    house:
      'casa cuarto cocina departamento depa apartamento sala sótano puerta piso patio edificio recámara dormitorio habitación calle colonia barrio pueblo cuadra ciudad techo garaje cochera',
    rise: 'entra entrando entró entro metió metiendo mete meter sube subiendo subió subir creciendo crece creció llenando llena llenó viene venir viniendo llega llegó llegando llegar adentro dentro rodilla cintura cuello pecho sigue alta arriba rápido inunda tapó nivel filtra',
    water: 'agua aguas río rio mar lago arroyo quebrada canal represa presa laguna ola olas creciente corriente',
    limb: 'brazo brazos pierna piernas mano manos pie pies muñeca tobillo dedo dedos rodilla codo cadera hombro pantorrilla muslo',
    bone: 'brazo pierna mano pie muñeca tobillo dedo rodilla codo cadera hombro costilla costillas clavícula mandíbula espalda cuello columna cráneo nariz hueso huesos fémur tibia canilla pata espinilla',
    drank:
      'tomó tomo toma tomar tomaron tomé tomado bebió bebio bebe beber bebido tragó trago tragar tragado comió comio comer comido ingirió inhaló respiró probó chupó metió ingerido masticó',
    poison:
      'cloro lejía lavandina blanqueador queroseno kerosén parafina gasolina nafta diesel bencina veneno raticida insecticida plaguicida pesticida herbicida detergente químico quimicos ácido thinner tiner aguarrás soda cáustica desinfectante amoníaco limpiador limpieza hongos hongo bayas pilas pila alcohol perfume jabón suavizante solvente fertilizante matarratas anticongelante destapacaños sosa',
    pills:
      'pastillas pastilla píldoras medicina medicinas medicamento medicamentos remedio remedios tabletas drogas droga frasco clonazepam paracetamol antidepresivos jarabe calmantes caja heroína fentanilo',
    many: 'todo toda todas todos muchas muchos frasco caja demasiadas demasiado varias entero entera exceso abuela abuelo montón puñado',
    prepare:
      'preparar preparo prepararme prepararnos preparamos preparado preparada prepara alistar alisto prevenir prevención protejo proteger asegurar aseguro reforzar refuerzo pronóstico pronostican anuncian mañana plan antes evitar listo alista',
    can: 'puedo puede podemos se es debo debemos debería seguro segura peligroso permitido conviene ok',
    breath: 'respira respirar respirando respiro respiración respiracion respiran aire aliento',
    under:
      'debajo bajo atrapado atrapada atrapados atrapadas aplastado aplastada sepultado sepultados enterrado enterrados abajo encima prensado prensada cayó cayo caído',
  },
  topics: {
    flood: {
      strong:
        'inundación, inundaciones, inunda, inundó, inundado, inundada, inundando, $water $rise $house, desbordó|desbordado|desborda|desbordamiento|desbordando, río|presa|represa|arroyo|quebrada|dique creció|crece|crecido|creciendo|subiendo|rompió|reventó|subió|salió|viene, tsunami, maremoto, riada, crecida, creciente, anegado|anegada, agua casa|cuarto|cocina|sala|sótano|carro|coche|auto|calle|calles',
      fair: '$water $rise, aguacero|diluvio, río, bajo agua, costales|sacos arena, sótano',
    },
    earthquake: {
      strong:
        'terremoto, sismo, temblor, tembló, temblando tierra|piso|suelo|casa|todo|edificio|está, tiembla, réplica, réplicas, sacudida, tierra|suelo|piso|edificio|casa|todo|paredes mueve|moviendo|sacude|sacudiendo|tambalea|balancea|vibra',
      fair: 'temblando, temblar, sacude, sísmica|sísmico, magnitud, richter',
    },
    fire: {
      strong:
        'incendio, incendios, fuego, llamas, llama, quema|quemando|quemó|prendió|incendia|incendió|arde|ardiendo|prendida|incendiando casa|edificio|cocina|cuarto|cortina|cortinas|sofá|cama|techo|estufa|sartén|carro|coche|auto|ropa|bosque|monte|departamento, incendiando, candela',
      fair: 'humo, quema, quemando, ceniza, cenizas, chispas, brasas, explosión, explotó',
    },
    storm: {
      strong:
        'tormenta, tormentas, huracán, ciclón, tifón, tornado, vendaval, tempestad, rayo|rayos, trueno|truenos, relámpago|relámpagos, granizo, granizada, viento techo|ventanas|casa|fuerte|láminas|árboles|vuela|tumba|arranca|arrancó, ventarrón, tornados, torbellino, temporal',
      fair: 'viento, vientos, ráfagas, techo voló|vuela|volando|arrancó, láminas|calaminas',
    },
    landslide: {
      strong:
        'deslizamiento, deslave, derrumbe, derrumbes, alud, avalancha, huaico, huayco, aluvión, desprendimiento, deslizamientos, desgajó|desgajó|deslava, cerro|ladera|montaña|monte|barro|lodo|piedras|rocas|talud|tierra|loma|peñasco viene|cae|cayó|cayendo|baja|bajando|abajo|desliza|deslizando|encima|mueve|derrumbó|derrumba|cruje|desprende|desprendió|vino|rodando, lodazal, desliz, derrumbó',
      fair: 'ladera, cerro, lodo, barro, piedras|rocas cayendo|caen, grietas suelo|tierra|terreno, talud',
    },
  },
  stages: {
    during: {
      fair: 'ahora, ahorita, ayuda, auxilio, socorro, ya viene, estamos, estoy, está pasando, qué hago',
      slight: 'atrapado, atrapados, dónde meto|escondo|voy|vamos, rápido, urgente, viene, se, está, empezó, ya',
    },
    never: {
      fair: '$can cruzar|caminar|manejar|nadar|tocar|usar|correr|entrar|pasar|conducir|meto|bajo|echar|tirar|pararme|andar|quedarme, no hacer|debo, nunca, evitar, prohibido, errores, peligroso',
    },
    after: {
      strong:
        'después, luego, ya pasó|bajó|terminó|acabó|apagaron|apagó|paró, bajó agua, cuándo|puedo|podemos|puede|seguro volver|regresar|entrar|salir|vuelvo|regreso|dormir|regresamos, limpiar|limpio|limpieza|limpiamos, pasó|terminó|acabó|apagado, tras, quedó|quedaron, anoche|ayer',
      fair: 'volver, regresar, dañada, daños, grietas, mojado, desde, limpiar, dejó, sobreviví',
    },
    before: {
      strong:
        'prepararse, preparar, preparo, prepararme, prepararnos, antes, prevenir, prevención, con tiempo, pronóstico|pronostican|anuncian|avisan|alerta|dicen mañana|viernes|viene|lluvia|río, proteger|protejo|asegurar|aseguro|reforzar|refuerzo|fijar|fijo|amarrar, próxima semana|temporada|mes, viernes|lunes|sábado|domingo|semana|días, señales|señal|avisos, cómo hago segura|resistente|fuerte, evitar',
      fair: 'mañana, listo, alerta, puede|podría|podria desbordar|pasar|llegar|caer, vivo|vivimos cerca|zona, plan, esta noche, temporada',
    },
  },
  sections: {
    'flood.during': {
      clear:
        'agua en|dentro|entra|adentro casa|cuarto|cocina|sala|carro, planta|primer|piso baja|abajo agua|bajo, arriba|encima|subimos techo|camión|carro|autobús río|agua|inundación, calle hecha|como|es|parece río, coche|carro|auto|camioneta flotando|flota|flotar, agua entra|entró|metió|entrando tienda|negocio|local|carro, techo|azotea|tejado agua|estamos|atrapados|lancha|subo|subimos|subidos|río, agua cuello|pecho|cintura|segundo, agua lleva|arrastra|arrastrando|llevando|llevó me|nos|lo|la|carro|gente, carro|coche|auto|camioneta|camión|bus agua|flotando|apagó|atascado|hundiendo|arrastra|corriente, manden|envíen|necesitamos lancha|bote|helicóptero, corriente arrastra|arrastrando|lleva|llevando|fuerte, $water $rise escaleras|segundo|rápido|noche, se desbordó río, agua metió|entrando|entra|subiendo|metiendo',
      strong:
        'azotea, atrapados agua, lancha, bote, rescate agua, segundo piso, agua subiendo|entrando|entra|sube|crece, flotando, me lleva',
      fair: 'techo, atrapado, piso arriba|alto, cortar|apagar luz agua',
    },
    'flood.never': {
      clear:
        'nadar|caminar|cruzar casa|vecino|vecinos|otro|lado|hasta|ayudar, puente agua encima|pasa, $can cruzar|caminar|manejar|nadar|pasar|conducir|atravesar|andar|jugar|ir|vadear|cruzo|paso agua|inundada|inundado|inundación|río|calle|corriente|puente|rodilla, niños jugar|nadar|bañarse|jugando inundación|agua|inundada|sucia, hasta profundidad|hondo|altura carro|pasar|cruzar, nadar inundación|corriente, cruzar|caminar|manejar|pasar|conducir inundada|inundación|inundado|agua, cables|luz|electricidad|postes agua|inundación|mojado, puente agua|encima|río',
      strong: 'cruzar agua|río|calle, manejar agua|inundada, ático|entretecho|altillo',
      fair: 'vadear, nadar',
    },
    'flood.after': {
      clear:
        'casa apesta|huele drenaje|lodo|podrido|caño, llegamos|volvimos|regresamos casa lodo|mojado|apesta|empiezo, conectar|prender|encender|poner luz|electricidad|gas inundó|inundada|otra|inundación, lodo|barro casa|sala|cocina|muebles|piso, agua bajó|baja|fue|retiró|bajando ya|volver|entrar|casa|podemos, ya bajó agua, limpiar|limpio|limpieza|sacar lodo|barro|inundación|fango|casa, volver|regresar|entrar casa inundación|inundada, después|tras inundación, víboras|culebras|serpientes inundación|después',
      strong:
        'bombear|sacar|secar agua|sótano|casa|lodo, lodo casa, prender|conectar luz|electricidad inundación|mojado|casa|inundó',
      fair: 'lodo, barro, fango',
    },
    'flood.mould': {
      clear:
        'moho, hongo|hongos pared|paredes|casa|techo|ropa|humedad|negros, manchas negras|verdes pared|paredes|techo|muro, huele|olor humedad|humedo|encerrado|podrido|pudrición, mezclar|mezclo|mezcla lejía|cloro|amoníaco|vinagre|lavandina, mohoso, humedad pared|paredes|casa|huele|muros, pozo inundado|inundó|contaminado|desinfectar, desinfectar paredes|casa|piso|muebles|pozo, colchón|colchones|alfombra|muebles|sofá mojado|mojados|mojó|tirar|secar|inundación|húmedo',
      strong: 'humedad, desinfectar, colchón, húmedo, paredes mojadas|húmedas|negras, hongos',
    },
    'flood.before': {
      clear:
        'evito|evitar|impedir|parar|tapar entre|entra agua puerta|casa, alerta|aviso noche|inundación|lluvia, $prepare inundación|inundaciones|inunde|crecida|lluvias|inundar|desborde, río|represa crece|desborda|sube|desbordar|subir mañana|pronóstico|noche|dicen|puede|prepara|va, costales|sacos|bolsas arena, temporada|época lluvias|inundaciones, zona inundable|inundación|inundaciones|riesgo, seguro|aviso|alerta inundación',
      strong:
        'canaletas|desagües|alcantarilla|coladeras|drenaje limpiar|tapado|limpio|tapada, lluvias fuertes mañana|anuncian|pronóstico, guardar|subir animales|muebles|documentos|ganado inundación',
    },
    'earthquake.during': {
      clear:
        'platos|lámpara|libros|trastes|cuadros caen|mece|mueven|mueve|columpia, cama|baño|oficina|escuela|dormido empezó|empieza temblar|moverse, está|sigue temblando, temblando, tiembla qué|ahora|dónde|todo|tierra|piso|mucho, todo|edificio|casa|tierra|piso|suelo|lámpara mueve|moviendo|tiembla|sacude|tambalea|balancea, caen|cayendo cosas|libros|muebles tiembla|temblor|estante|repisa|edificio|todo, temblor|terremoto|sismo ahora|ayuda|ahorita|qué|hago|dónde|pasando|fuerte, escondo|meto|refugio|protejo|cubro temblor|sismo|terremoto|tiembla|mesa, debajo mesa|cama|escritorio, manejando|carro|cama|silla|elevador|calle temblor|sismo|terremoto|tiembla|temblando',
      strong: 'temblor, tiembla, agáchate|agacharse, siento|sintió|sentí temblor|sismo|movimiento',
    },
    'earthquake.never': {
      clear:
        'salir|salgo|bajar corriendo|afuera|calle tiembla|temblando|mueve|temblor, marco|dintel puerta, marco seguro, correr|corro|corriendo|bajar|bajo|salgo|salir|usar|uso escaleras|escalera|afuera|elevador|ascensor tiembla|temblor|sismo|terremoto|temblando|sacude, marco|dintel|umbral puerta|temblor|sismo, elevador|ascensor temblor|sismo|terremoto|usar|tiembla, encendedor|fósforo|vela|luz|cerillo|prender gas sismo|temblor|terremoto|huele, entrar|sacar|meterme edificio|casa dañado|dañada|agrietada|agrietado|cosas|caído, ventana sismo|temblor',
      strong: 'marco puerta, ascensor, elevador, balcón',
    },
    'earthquake.after': {
      clear:
        'paredes|pared|casa amanecieron|tienen|salieron|grandes grietas|cuarteadas|rajadas, réplica, réplicas, después|tras|desde sismo|temblor|terremoto, temblar|tiemble|temblor otra|otro|más|vuelve|volver|nuevo, pared|paredes|casa|edificio|muros|techo|grieta|grietas|agrietada|agrietó|rajaduras|inclinado|dañado sismo|temblor|terremoto|grietas|agrietó|rajó|cuarteó|cuarteada|dormir, atrapado|atrapada|sepultado|encerrado escombros|ruinas|edificio|derrumbe, paró|pasó|dejó temblor|temblar|sismo, huele|olor|fuga gas',
      strong:
        'escombros, grietas pared|paredes|casa, fuga gas, edificio|casa derrumbó|cayó|inclinado, rajaduras|cuarteaduras',
    },
    'earthquake.before': {
      clear:
        'atornillo|fijo|clavo|sujeto|amarro pared caiga|mueble|muebles|caigan, $prepare sismo|temblor|terremoto|terremotos|sismos|temblores, fijar|fijo|asegurar|aseguro|amarrar|anclar|atornillar|sujetar|sujeto ropero|mueble|muebles|estante|librero|refrigerador|tele|armario|repisa|pared|calentador, casa|construcción|edificio|escuela segura|resistente|antisísmica|reforzar|fuerte|aguante sismo|sismos|temblor|temblores|terremoto|terremotos, simulacro|simulacros',
      strong: 'muebles pesados|pared|altos, antisísmico, simulacro, no caiga mueble|ropero|estante',
    },
    'fire.during': {
      clear:
        '$house|estufa|horno|cocina|carro|coche|auto|vecino|escuela|garrafa|tanque quema|quemando|incendia|incendió|prendió|llamas|fuego|ardiendo|arde|incendiando, prendió|prendieron|prendí|quema|quemando|fuego|ardiendo|incendió cortina|cortinas|sofá|cama|colchón|ropa|camisa|pelo|cabello|vestido|manga, humo escalera|escaleras|puerta|pasillo|cuarto|casa|mucho|salir|veo|ve|llena|lleno|entra|ojos|respirar, puerta|manija|perilla|picaporte caliente|quema humo|fuego|está, aceite|sartén|olla|grasa fuego|prendió|quema|llamas|prendido|incendió, atrapado|atrapados|encerrado fuego|humo|incendio|llamas, cilindro|gas|enchufe|tanque|cable explotó|fuego|prendió|llamas|humo|quema, casa fuego|incendio, incendio casa|edificio|cocina',
      strong: 'humo, fuego ayuda|ahora|casa, incendio ahora|ayuda, extintor, huele quemado|humo, llamas',
      slight: 'incendio, fuego',
    },
    'fire.wildfire': {
      clear:
        'ceniza|brasas cayendo|cae|llueve carro|cielo|techo, cielo naranja|rojo, fuego|incendio|llamas brincó|saltó|cruzó|pasó carretera|río|pueblo|camino, incendio|incendios|fuego|quema|llamas|humo|arde|quemando|quemándose forestal|forestales|bosque|monte|cerro|pastizal|campo|montaña|loma|pasto|selva|árboles|sierra|cañaveral, fuego|llamas|incendio|humo acerca|acercando|viene|cerca|llega|llegando|hacia|avanza|rodea|rodeados|rodeado|extiende|bajando|carretera pueblo|finca|casas|nosotros|aquí|casa|cerro|rancho|granja|carretera|km|manejando|viento|acá, bosque|monte|cerro|pastizal quema|arde|llamas|fuego|incendio|ardiendo, incendio forestal, carro|manejando|coche|auto fuego|llamas|incendio|humo rodeados|carretera|rodea|ambos, brasas|pavesas|cenizas cayendo|caen|llueven',
      strong: 'forestal, fuego|incendio acerca|avanza|cerca|evacuar, bosque, evacuar|evacuamos incendio|fuego',
    },
    'fire.never': {
      clear:
        'gato|perro|bebé|alguien|hijo|mamá|hermano sigue|quedó|está adentro|dentro, sigue adentro|dentro, ascensor|elevador quema|incendio|fuego|humo|edificio, bajar ascensor|elevador fuego|quema|humo, volver|regresar|entrar|entro|meterme|regreso|vuelvo|meto por|sacar|rescatar|buscar fuego|incendio|quema|quemando|llamas|arde, perro|gato|mascota|celular|dinero|papeles|cosas|documentos fuego|incendio|quema|quemando|llamas, agua aceite|grasa|sartén|eléctrico|enchufe|tele, elevador|ascensor incendio|fuego|humo, esconder|escondo|esconderme|meto|encierro cama|baño|closet|ropero|armario fuego|incendio|humo, manejar|pasar|atravesar|cruzar humo|fuego|llamas',
      strong: 'volver|regresar fuego|incendio',
    },
    'fire.after': {
      clear:
        'bomberos fueron|terminaron|acabaron, quedó negro|quemado|mojado|tiznado, apagaron|apagó|apagado|extinguido|extinguieron|terminó|controlado fuego|incendio, después|tras|luego incendio|fuego|quemó, ceniza|cenizas|hollín limpiar|limpio|barrer|casa|patio|niños|limpia|quito, volver|regresar|entrar|vuelvo incendio|fuego|quemada|después|apagó, se quemó casa|todo ayer|anoche|perdimos, comida|alimentos|medicinas|medicina humo|incendio|fuego|calor|ceniza|hollín, reavivar|reaviva|prender|prende otra|volver|nuevo fuego|incendio',
      strong: 'ceniza, cenizas, hollín, brasas, seguro incendio, casa quemada',
    },
    'fire.before': {
      clear:
        'enchufe|enchufes|contacto|contactos|cables|clavija calientan|caliente|chispas|calienta|viejos, distancia|lejos|cerca calefactor|estufa|calentador|vela|lámpara cama|cortina|cortinas|pared, detector|detectores|alarma|alarmas humo|incendio|incendios, $prepare incendio|incendios|fuego, plan|simulacro|salida|salidas|ruta incendio|fuego, limpiar|cortar|quitar|desmalezar maleza|hojas|pasto|árboles|ramas incendio|casa|fuego|forestal, vela|velas|calentador|estufa|cigarro|cigarros|enchufe|enchufes|cables|sobrecargar|sobrecargado dejar|prendida|dormir|seguro|noche|muchos|prendidas|niños|peligro, extintor|extinguidor comprar|tener|cuál|usar|uso, sobrecargar',
      strong: 'detectores, detector, extintor, velas, fósforos|cerillos niños, enchufe|enchufes',
    },
    'storm.during': {
      clear:
        'techo yendo|va|voló|vuela|levanta|arranca|desprende, $house|techo|ventana|ventanas|láminas|árboles|árbol|puerta|calaminas|zinc viento|huracán|tormenta|ciclón|tornado|vendaval|voló|vuela|volando, lleva|llevando|arranca|arrancando|arrancó|voló|vuela|volando|levanta techo|láminas|lámina|calaminas|tejas|zinc, rompen|rompiendo|rompieron|quebrando|estallan|rompió ventanas|vidrios|ventana, viento calmó|paró|cesó|calma|repente|dejó, ojo huracán|ciclón|tormenta|pasando, rayos|rayo|truenos|relámpagos|tormenta campo|abierto|afuera|cayendo|caen|cerca|bici|carpa|cancha|montaña|playa|calle, huracán|ciclón|tornado|tormenta|tifón viene|llegó|está|ya|aquí|ahora|encima|llega|entrando|afuera|vemos, escondo|refugio|meto|cuarto|seguro|protejo huracán|tornado|tormenta|ciclón|viento|rayos, de repente calma|calmó',
      strong: 'rayos, truenos, tornado, viento fuerte, relámpagos',
    },
    'storm.never': {
      clear:
        'calmó|calma|tranquilo|pasó salgo|salir|ver|asomo|asomarme, quemar|prender|encender carbón|leña|anafre|parrilla|brasero adentro|dentro|calentarnos|casa|cuarto, generador|planta|carbón|parrilla|anafre|brasero|asador adentro|dentro|casa|interior|garaje|prender|cuarto|usar|cochera|balcón|baño, árbol|árboles debajo|bajo|abajo|meto|refugio|refugiarme|pararme rayos|tormenta|lluvia|truenos|rayo|rallos, salir|salgo|mirar|ver|grabar|asomarme huracán|ciclón|tormenta|ojo|calma|tornado, tocar|mover|pisar cable|cables|poste caído|caídos|tirado|tirados|luz',
      strong: 'generador, bajo árbol, carbón, planta luz',
    },
    'storm.after': {
      clear:
        'vidrios|láminas|clavos|tejas|ramas patio|calle|jardín|todo|tirados, árbol cayó|caído|tirado cables|cable|carro|casa|techo|poste, cable|cables|poste|postes|alambres tirado|tirados|caído|caídos|suelo|calle|cayó|cayeron|colgando|chispas|tormenta|patio, después|tras|desde tormenta|huracán|ciclón|tornado|vendaval, pasó|terminó|acabó|fue|paró huracán|ciclón|tormenta|tornado, árbol|árboles|ramas|rama cayó|caído|caídos|cayeron|colgando|tirado carro|casa|calle|techo|camino|cable, vidrios|clavos|escombros calle|patio|tormenta|tirados',
      strong: 'cables caídos|tirados, árbol caído, vecinos ancianos|solos|revisar',
    },
    'storm.before': {
      clear:
        'cinta|tablas|tapar|proteger|tapo|protejo ventanas|ventana|vidrios, $prepare tormenta|huracán|ciclón|tornado|tormentas|huracanes|tifón, tapar|tapo|cubrir|clavar|proteger|protejo|cinta|asegurar ventana|ventanas|vidrios|techo|tablas|tablones|madera, huracán|ciclón|tormenta|tifón mañana|viernes|pega|anuncian|pronóstico|semana|días|alerta|aviso|horas|temporada|categoría|lunes|sábado|domingo|noche|evacuar|albergue|refugio|llega, amarrar|amarro|sujetar|asegurar techo|láminas|lancha|bote|lanchas|zinc|calaminas, podar|cortar ramas|árboles',
      strong: 'tablas ventanas, contraventanas|postigos, temporada huracanes, albergue huracán',
    },
    'landslide.during': {
      clear:
        'cerro|ladera|montaña|loma ruido|ruidos|suena|truena|crujidos|sonidos lluvia|llueve|noche|detrás, cerro|ladera|montaña|monte|lodo|barro|piedras|rocas|tierra|talud|árboles|loma viene|cae|cayendo|bajando|baja|abajo|desliza|encima|mueve|cruje|crujir|crujen|deslizando|desprende|ruge|rodando|derrumba|se|truena|retumba, se viene|desgaja|desgajando cerro|montaña|ladera|lodo|monte|barranco, alud|deslave|derrumbe|huaico|avalancha|deslizamiento viene|ahora|ya|ayuda|hacia|encima|bajando|pasando|corro|qué|lodo, oye|oigo|escucha|escucho|suena crujir|retumbar|truena|ruido|crujido|crujidos|rugido|crujen cerro|ladera|montaña|lluvia|árboles|piedras|tierra, arroyo|quebrada|río|riachuelo turbio|lodoso|seco|secó|lodo|repente|subió|café|color|barro',
      strong: 'huaico, alud, deslave, cerro cae|viene|abajo, rocas|piedras cayendo|caen|ruedan',
    },
    'landslide.never': {
      clear:
        'pasar|cruzar|manejar|camioneta|carro lodo|piedras|barro|derrumbe carretera|camino|vía, cruzar|cruzo|pasar|paso|caminar|encima|atravesar|trepar|manejar|subir derrumbe|deslizamiento|deslave|lodo|alud|huaico|piedras|barro, carretera|camino|calle|vía tapada|tapado|cubierta|bloqueada|bloqueado derrumbe|deslave|lodo|deslizamiento|piedras|alud|pasar, volver|regresar|sacar cosas|casa derrumbe|deslave|deslizamiento, quebrada|cauce|barranco|arroyo lluvia|meterme|caminar|acampar|cruzar, puente lodo|barro|derrumbe',
      strong: 'cruzar derrumbe|lodo|deslizamiento|deslave',
    },
    'landslide.after': {
      clear:
        'escarbar|excavar|cavar|sacar ladera|cerro|tierra|casa|lodo cayó|gente|abajo, derrumbe|deslave|deslizamiento|alud|cerro|lodo|desliz|ladera|huaico|montaña sepultó|sepultados|enterrados|gente|casas|personas|tapó|cayó|debajo|atrapados|pasó|ayer|cubrió|destruyó, después|tras|luego|desde derrumbe|deslave|deslizamiento|alud|huaico, derrumbe|deslizamiento|deslave|alud tapó|represó|bloqueó río|quebrada|arroyo|camino, otro|más|otra|nuevo derrumbe|deslizamiento|deslave|alud, volver|regresar|reconstruir derrumbe|deslave|deslizamiento|alud casa, excavar|cavar|sacar gente|personas lodo|tierra|derrumbe',
      strong: 'sepultados|enterrados|gente lodo|tierra|derrumbe|barro, sepultó',
    },
    'landslide.before': {
      clear:
        'avisos|señales|cómo|saber|cuáles cerro|ladera|montaña caer|cae|derrumbar|va, puerta|puertas|ventanas cierra|cierran|traba|atora grietas|grieta|jardín|ladera|suelo, grieta|grietas|rajaduras|hundimiento|abrió|abriendo suelo|terreno|tierra|cerro|ladera|patio|piso|muro|jardín, árboles|postes|cercas|poste|cerca|árbol inclinados|inclinan|chuecos|inclinado|ladeados|doblados|inclina, señales|señal|signos|aviso|síntomas|saber deslizamiento|derrumbe|deslave|alud|deslizamientos, $prepare deslizamiento|derrumbe|deslave|deslizamientos|derrumbes|alud|huaico, vivo|vivimos|casa|construir|construida|construyeron ladera|cerro|barranco|loma|talud|quebrada|pendiente, puertas|ventanas traban|atoran|atascan|cierran, plantar|sembrar árboles|plantas ladera|cerro|erosión, lluvia|llueve|lloviendo ladera|cerro|días, muro contención',
      strong: 'ladera segura|inestable, talud',
    },
    'first-aid.check': {
      clear:
        '$not sé si vivo|respira|viva|muerto, está|sigue vivo|viva o|si muerto, $kin|señor|señora|hombre suelo|piso|tirado|tirada|cama|baño $not contesta|responde|mueve|despierta|reacciona, choque|accidente|volcadura|volcó moto|carro|bus|camión|pista|señor|gente|herido|heridos, señor|hombre|mujer|persona|alguien|señora|muchacho|vecino|tipo|hay|encontré|joven tirado|tirada|inconsciente|suelo|piso|desplomó|desmayado|acostado|inmóvil, $not despierta|reacciona|responde|mueve|contesta|despertar|reaccionar, accidente primero|hago|qué|choque|carretera|hubo|moto|coche|pasó|heridos, herido|heridos|víctima|lesionado qué|hago|primero|ayudo|revisar|cómo, primeros auxilios pasos|qué|básicos|primero, está muerto|vivo|muerta|viva, se desplomó, inconsciente qué|hago|primero|no, qué primero, atropellaron|atropelló|atropellado, revisar|saber respira|vivo|consciente',
      strong:
        'accidente, herido, heridos, desplomó, tirado, atropellado, $not mueve|responde, choque|chocó, inmóvil, cómo ayudo',
      fair: 'ayuda, auxilio, emergencia, inconsciente, socorro, víctima',
    },
    'first-aid.call': {
      clear:
        'consigo|pido|llamo|conseguir ambulancia|ayuda señal|sin|no|cómo, qué|cuál|cual número|teléfono, número emergencia|emergencias|ambulancia|policía|bomberos|llamo|marco, digo|decir|dice|cuento|hablo|explico ambulancia|operador|emergencias|911|112|bomberos|ellos, llamar|llamo|pedir|necesito|manden|marcar|pido|envíen|mandar|urge ambulancia|911|112|emergencias|ayuda|doctor|bomberos|paramédicos, ambulancia $not|tarda|número|llega|viene|rápido, a quién llamo|aviso, pedir ayuda|auxilio, 911, 112, 123, 066',
      strong: 'ambulancia, emergencias, paramédicos, bomberos, número',
      fair: 'ayuda, auxilio, ayúdenme, socorro, necesito ayuda, llamar',
    },
    'first-aid.cpr': {
      clear:
        '$not late|latido|latidos, boquea, rápido|fuerte|hondo|veces|profundo aprieto|presiono|empujo|hundo|comprimo pecho, aprieto|presiono|hundo pecho, $not $breath, $not pulso, corazón paró|parado|detuvo|late|latir|dejó|para, paro cardíaco|cardiaco|cardiorrespiratorio|corazón, rcp, reanimación, reanimar, resucitar, masaje cardíaco, desfibrilador, dea, compresiones, cuántas compresiones|veces aprieto|presiono|hundo, apretar|presionar|hundir|presiono|aprieto|empujar pecho, boca a boca, se puso|poniendo|está azul|morado|morada, labios azules|morados, jadea|boquea|boqueando, no late, ya no respira',
      strong: 'pulso, corazón no, morado, azul, respiración boca|artificial',
      fair: 'infarto, pecho aprieto',
    },
    'first-aid.cpr-child': {
      clear:
        '$child $not $breath, $child morado|azul|morada|morado|inerte|flácido, $child rcp|reanimar|reanimación|compresiones|pulso|resucitar|corazón|masaje, rcp niños|bebé|infantil|lactante, recién nacido respira|respirar|llora, $child dejó respirar|respira, $child ahogado respira',
      strong: '$child $breath, $child respira',
      slight: '$child',
    },
    'first-aid.recovery': {
      clear:
        'ataque|convulsión|convulsiones|epilepsia duerme|ronca|dormido|ahora, ronca, borracho|tomado|drogado respira|reacciona|inconsciente|dormido, golpe|golpeó cabeza, inconsciente $breath, desmayó|desmayado|desmayada|desmayo|desvaneció|desvanecido|desmayar pero|sí|mamá|papá|respira|y|casa|está|hago, $not despierta|despertar|reacciona, perdió|perder|sin conocimiento|conciencia|sentido, posición lateral|recuperación|seguridad|pongo, poner|pongo|acostar|acuesto|voltear|volteo lado|costado inconsciente|desmayado, desmayo, convulsión|convulsiones|convulsiona|convulsionando|ataque epiléptico|epilepsia, respira $not|pero responde|despierta|contesta|reacciona|inconsciente, en coma, borracho despierta|vomita|dormido, golpe|golpeó cabeza inconsciente|desmayó|despierta, noqueado',
      strong: 'inconsciente, desmayó, desmayado, conocimiento, desvanecido, desmayada, no reacciona, soroche',
      fair: 'respira, convulsiones',
    },
    'first-aid.bleeding': {
      clear:
        'vidrio|cuchillo|fierro|clavo|palo clavado|enterrado|metido panza|estómago|barriga|pecho|pierna|ojo, cinturón|amarré|apreté pierna|brazo, sangra, sangrando, sangrado, sangrar, hemorragia, desangra, desangrando, sangre chorros|mucha|brota|sale|para|salpica|parar|litros|perdiendo|bastante|borbotones|charco, torniquete, arteria, apuñaló|apuñalaron|apuñalado|puñalada|puñaladas|navajazo|acuchillaron, balazo|baleado|disparo|dispararon|bala|tiro|balearon|balazos, cortó|cortada|corte|cortado|tajo|corté feo|profundo|profunda|vidrio|cuchillo|machete|mucho|motosierra|sierra|grande|arteria|muñeca|hondo, herida profunda|abierta|grande|honda, amputó|amputado|arrancó|cercenó dedo|mano|brazo|pierna, cuchillo|vidrio|fierro|palo|varilla clavado|clavada|enterrado|encajado|incrustado, cortó $limb',
      strong: 'sangre, cuchillo, bala, machete, herida grande|presión, vendar herida, nariz sangre',
      fair: 'herida, corte, cortó, cortada, vidrio',
    },
    'first-aid.choking': {
      clear:
        '$child|está|poniendo|se morada|morado|azul|roja cena|cenando|comiendo|comer|comida|almuerzo, espina|hueso|raspa pescado|pollo|atravesada|atravesado|garganta, $not respirar|respira comiendo|comida|uva|moneda|tragó|comer|dulce, atragantó|atraganta|atragantado|atragantada|atragantando|atragantamiento|atragante, heimlich, atorado|atoró|atascado|atascó|atorada|trabado|trabó|atravesado|quedó|tiene garganta|tráquea, ahoga|ahogando|ahogó|ahogándose comida|carne|comiendo|pedazo|hueso|dulce|moneda|algo|uva|pan|garganta|leche|flema, tragó|metió moneda|juguete|pila|canica|hueso|botón|pieza|semilla|uva|maní|dulce|tapa|espina, $not puede toser|hablar|tragar garganta|comida|agarra, algo garganta, se agarra garganta|cuello, tose|tosiendo comida|no|atorado|garganta, asfixia|asfixiando|asfixió comida|algo|carne|objeto',
      strong: 'garganta, atorado, tragó moneda|juguete|hueso|canica|botón, asfixia, asfixiando, ahoga comiendo',
      fair: 'tragó, ahoga, ahogando, tose, toser',
    },
    'first-aid.chest-pain': {
      clear:
        'sudando|pálido|suda agarra|aprieta pecho|corazón, infarto, ataque corazón|cardíaco|cardiaco, dolor|duele|presión|opresión|aprieta|ardor|punzadas|puntada|apretado|apretón|pesado|peso|oprime|molestia pecho|corazón, angina, infartó|infartando|infarta, brazo izquierdo duele|dolor|dormido|hormigueo|pecho|adormecido, pecho brazo|mandíbula|sudor|sudando|aprieta|pesado, corazón duele|acelerado|palpita|rápido, presión pecho, dolor mandíbula|brazo',
      strong: 'corazón enfermo|problema|mal|problemas|acelerado, pecho, palpitaciones|taquicardia, aspirina',
    },
    'first-aid.stroke': {
      clear:
        'repente|pronto dice|habla cosas|sentido|incoherencias|raro, cosas sin sentido, boca|cara torcida|chueca|desviada|caída|lado balbucea|habla|hablar|mal|raro, derrame, derrame cerebral, embolia, ictus, acv, infarto cerebral, apoplejía, boca|cara|rostro|sonrisa|labio chueca|chueco|torció|torcida|torcido|lado|caída|cuelga|ladeada|ladeó|desviada|virada|paralizada|dormida|caído|virado|izquierdo, habla|hablar|hablando|palabras|arrastra raro|enredado|arrastra|mal|trabado|arrastrando|enreda|balbucea|confuso|incoherente|lengua|trabada|extraño|barrido|borracho, medio|mitad|lado cuerpo|izquierdo|derecho|cara dormido|dormida|durmió|paralizado|adormecido|débil|mueve|paralizó|siente|entumecido|brazo, $not puede|mueve|levantar|levanta|mover brazo|lado|hablar|sonreír lado|izquierdo|derecho|repente|cara|bien, parálisis, paralizado|paralizada|paralizó, repente $not hablar|ve|habla|mover|camina, $not habla|puede hablar repente|bien|brazo|cara',
      strong: 'trombosis, boca chueca, cara caída, brazo dormido, paralizado, entumecido, no puede hablar',
    },
    'first-aid.poisoning': {
      clear:
        'fumigó|fumigando|roció|aplicó campo|veneno|vomitando|insecticida|mareado, $drank paracetamol|paracetamoles|ibuprofeno|aspirinas|veinte|20, $drank pastilla|cápsula|líquido|polvo|jabón lavavajillas|lavadora|lavandería|drenaje|baño|detergente, mareo|mareado|mareados|dolor|cabeza|vómito generador|calentador|estufa|brasero|carbón|carro|anafre prendido|cuarto|encendido|adentro, $drank $poison, $drank $pills $many, $child $drank|encontró|agarró $pills, sobredosis, intoxicado|intoxicada|intoxicación|intoxicó|intoxicados|intoxicaron|intoxicamos, envenenado|envenenó|envenenada|envenenamiento|envenenaron, veneno, tóxico|tóxica|tóxicos, monóxido, gas|humo|calentador|estufa|vapores|brasero|anafre|generador|carbón mareado|mareados|mareo|desmayó|dolor|huele|vómito|náuseas|mareada|dormidos|inhaló|cabeza|sueño|fuga, químico|plaguicida|ácido|cloro|insecticida|cal ojos|ojo|cara|piel|salpicó|cayó|boca|inhaló|respiró, mezclé|mezcló|mezclar cloro|productos|amoníaco|químicos mareo|mareado|respirar|tos|gas|vapores|ahogo, hago|hacer|provoco|haga|hacerlo|obligo vomitar|vomite|vómito, $drank hongos|bayas|planta|alcohol|metanol|gel, dosis doble|mala|equivocada|alta, sobredosis pastillas|drogas, medicina equivocada, picadura veneno',
      strong:
        'tomó pastillas|medicinas, se tomó algo|todo, huele gas mareo, vapores, drogas, cloro boca|garganta|niño, exceso|demasiado alcohol|pastillas|medicina, borracho intoxicado, vomitar',
      fair: 'queroseno, gasolina, cloro, detergente, químico, pastillas, lejía',
    },
    'first-aid.burns': {
      clear:
        'salpicó|cayó|derramó químico|ácido|cloro|cal brazo|cara|mano|piel|pierna, derramó|tiró|volcó|cayó|echó té|café|sopa|caldo|leche|olla|agua bebé|niño|niña|encima|mano|brazo|hijo|pierna, quemadura, quemaduras, quemó|quemé|quemado|quemada|queme|quemaron|quemar mano|brazo|pierna|piel|cara|dedo|dedos|hijo|hija|plancha|pie|lengua|aceite|agua|estufa|café|espalda|niño|boca|bebé|cuerpo|cohete|sol|caldo|olla|fuego, ampolla|ampollas, agua|aceite|café|sopa|leche|caldo|té|olla hirviendo|caliente|hirvió|encima cayó|encima|derramó|mano|brazo|cara|tiró|volcó|echó|le|me|pierna, tocó|agarró estufa|plancha|comal|caliente|olla|horno, pasta|mantequilla|hielo|manteca|aceite|clara quemadura|quemado|quemada|quemó, piel roja|pelando|negra|pegada|levantada quemó|quemadura|quemada, ácido|químico|cal piel|cara|mano, escaldó|escaldado, vapor quemó, cohete|cohetes|pirotecnia|petardo',
      strong: 'quemé, quemada, quemado, hirviendo, aceite caliente, se quemó',
    },
    'first-aid.electric-shock': {
      clear:
        'cable|poste|alambre luz|electricidad|corriente cayó|sobre|encima coche|carro|auto|casa|agua, pegado|pegada|agarrado|quedó cable|lavadora|refrigerador|bomba|plancha|enchufe, electrocutó|electrocutado|electrocutada|electrocuta|electrocución|electrocutando, descarga eléctrica|corriente|electricidad, toques|toque|patada cable|corriente|luz|enchufe, choque|shock|golpe|sacudón eléctrico|eléctrica|corriente, tocó|agarró|pegado|tocar|agarrando|metió|pegó|tocando|pisó|mordió cable|enchufe|contacto|corriente|toma|alambre|tomacorriente|apagador|electricidad|socket|poste, agarró|dio|pegó|quedó|pasó|pegado corriente|toques|cable|luz, alto voltaje|tensión, dedo|tenedor|clavo|tijera enchufe|contacto|tomacorriente, le cayó rayo, cable pelado|vivo, cerca eléctrica',
      strong: 'corriente, electricidad, enchufe, cable, eléctrica|eléctrico, voltaje',
    },
    'first-aid.fracture': {
      clear:
        'hinchó|torció|doblé|hinchado|lastimé tobillo|rodilla|muñeca saltar|caer|correr|jugar|futbol, brazo|pierna|dedo|muñeca|pie doblado|torcido|chueco|otro|colgando lado|mal|raro, rompió|roto|rota|quebró|quebrado|quebrada|fracturó|fracturado|fracturada|partió|torció|dislocó|zafó|fracturé|doblé|safó $bone, fractura, fracturas, hueso ve|sale|fuera|salido|asoma|expuesto|roto|afuera, entablillar|férula|inmovilizar|tablilla, esguince|torcedura|luxación|dislocado, cayó|caí|caído|caída|saltó techo|escalera|escaleras|árbol|altura|bici|bicicleta|ventana|caballo|moto|segundo|balcón|andamio, $not siente|mueve|sentir|mover piernas|pies|pierna|dedos, $bone hinchado|hinchada|chueco|torcido|doblado|hinchó|deforme|zafado|morado|inflamado|chueca, cuello|espalda|columna duele|golpe|lastimó|lesión|dolor|mover|accidente, $not puede|apoyar|pisar|caminar pie|apoyar|pierna|tobillo|mano, tronó|crujió hueso|tobillo|rodilla|brazo',
      strong: 'roto, quebrado, hueso, hinchado, tobillo, yeso, $limb duele|hinchado, columna, hueso roto',
      fair: 'cayó, hinchado, golpe',
    },
    'first-aid.shock': {
      clear:
        'después sangrar|accidente|choque|golpe frío|confundido|pálido|débil|temblando, perdió|pierde|mucha sangre gris|pálido|sudoroso|sudando|frío|débil|blanco, gris|pálido sudoroso|sudado|sudando, pálido|pálida|blanco|blanca sudando|frío|fría|sudor|débil|mareado|temblando|piel|choque|accidente|sangre|sudorosa|helado, sudor|sudando frío|fría pálido|débil|mareado|choque|accidente|piel|sangre, pálido, pálida, estado|en choque|shock, shock, pulso rápido|débil|acelerado, perdió|perdido mucha sangre pálido|frío|débil|mareado|confundido, piel fría|húmeda|pegajosa|pálida, levantar|elevar|subir piernas|pies, respiración rápida pálido|débil|piel',
      strong: 'sudor frío, piel fría, débil accidente|sangre, blanco papel',
      fair: 'débil, mareado, mareada, confundido accidente|golpe',
    },
    'first-aid.crush': {
      clear:
        'encima librero|ropero|pared|refrigerador|árbol|mueble|estante salir|mamá|piernas|cayó|vino, viga|muro|losa|piedra|carro|árbol sobre|encima|piernas|pierna hora|horas|minutos|tiempo, pared|muro|viga|techo|edificio|carro|árbol|piedra|losa|columna|ropero|roca|casa|tractor|camión|barda|refrigerador|bloque|poste|mueble encima|cayó|aplastó|aplastado|debajo|atrapado|atrapada|aplastando|sobre le|piernas|pierna|hermano|hijo|mamá|papá|encima|lo|la|los|alguien|persona|señor|brazo|él, aplastado|aplastada|aplastó|aplastados|aplastando, atrapado|atrapada|atrapados|sepultado|sepultada|sepultados|enterrado|prensado|prensada escombros|debajo|bajo|derrumbe|losa|edificio|pared|ruinas|carro, gente|personas|alguien|familia|voces|niños|vecinos debajo|escombros|sepultada|atrapada|enterrada|ruinas|derrumbado, pierna|piernas|brazo|mano|pie atrapada|atrapadas|prensada|aplastada|atorada|prensado|atrapado, escombros, levantar|quitar|saco|sacar|mover viga|losa|peso|pared|escombros|piedra, enterrado|sepultado vivo',
      strong: 'debajo escombros, atrapado debajo, ruinas, prensado, derrumbó encima, sepultado',
    },
    'first-aid.drowning': {
      clear:
        'aventó|tiró|cayó|saltó|metió|resbaló canal|río|lago|mar|pozo|alberca $not|salió|sale|salía|subió, ahoga|ahogando|ahogó|ahogado|ahogada|ahogamiento|ahogar|ahogándose río|alberca|piscina|mar|agua|playa|lago|laguna|pileta|pozo|canal|presa, sacamos|sacaron|saqué|rescatamos|sacar|saco río|agua|alberca|piscina|mar|lago|pozo|canal|laguna|pileta, cayó|caído|resbaló|tiró|saltó río|alberca|piscina|agua|pozo|canal|mar|lago|pileta|cisterna|laguna, $not sabe|puede nadar|nada, bajo|debajo agua minutos|mucho|tiempo, tragó|respiró|pulmones agua|mucha, agua pulmones, hunde|hundiendo|hundió, ahogado, flotando boca abajo, ahogamiento',
      strong: 'alberca, piscina, nadar, pileta, ahogado, playa, hundió',
      fair: 'río, mar, lago, ahoga, ahogando',
    },
    'first-aid.cold': {
      clear:
        '$child|cuerpo helado|helada|frío|fría hielo|congelado|nacido, nieve|frío noche|toda|horas tirita|tiembla|temblar|dormido|confundido, hipotermia, congelado|congelada|congelados|congelación|congelando|congela, tirita|tiritando|tirito|titiritando, dedos|manos|pies|nariz|orejas congelados|blancos|azules|helados|entumidos|entumecidos|negros frío|nieve|congelados|siente|blancos, empapado|empapada|mojado|mojada|empapados frío|tiritando|tiembla|temblando|sueño|ropa|noche|helado, frío temblando|tiembla|mojado|sueño|helado|confundido|noche|nieve|mucho|morado|bebé|calentar|cuerpo|perdido, nieve|helada|hielo perdido|atrapado|horas|frío|montaña|enterrado|cayó, calentar|caliento|abrigar persona|cuerpo|frío|bebé|alguien, temperatura baja cuerpo, muere|muriendo|mueren frío',
      strong: 'frío, helado, nieve, hielo, congelado, abrigar',
    },
    'first-aid.heat': {
      clear:
        'sol|calor rojo|roja|vomita|vómito|dolor|mareado jugar|jugando|cabeza|después|trabajar|playa, trabajó|trabajando|campo|sol confundido|mareado|suda|desmayó|caliente|débil, $not suda confundido|caliente|campo|sol|día, golpe calor|sol, insolación|insolado|insolada|insoló, calor desmayó|desmayado|mareado|ardiendo|trabajando|confundido|mucho|agotamiento|cabeza|vómito|bebé|ola|extremo|carro, sol desmayó|mareado|horas|trabajando|ardiendo|mucho|cabeza|dolor|vomitando|desplomó|campo, ola calor, muy caliente|hirviendo|ardiendo piel|cuerpo|confundido|mareado|sol|calor, deshidratado|deshidratada sol|calor, $child|perro encerrado|dejaron|dentro carro|coche|auto calor|sol, agotamiento calor, temperatura alta|41|40|42, $not suda|sudar caliente|calor|piel, acalorado|acalorada|acaloramiento',
      strong: 'calor, sol, insolado, ardiendo, deshidratado, bochorno',
    },
    'first-aid.wounds': {
      clear:
        'herida|cortada|puntos huele|verde|feo|caliente|supura|mal, pisó|pisé|clavó|clavé|enterró|enterré clavo|vidrio|espina|fierro|alambre|púa, clavo oxidado, oxidado|oxidada, raspó|raspón|raspado|raspé|raspadura, rasguño|arañazo|arañó|rasguñó, herida|cortada|cortadita|corte infectada|infectado|infección|pus|roja|rojo|hinchada|hinchado|huele|sucia|limpiar|limpio|lavar|lavo|pequeña|chica|superficial|caliente|puntos|leve|curar|curo|desinfectar|pequeño, tétanos|tétano, pus, mordió|mordida|mordedura|mordió perro|gato|rata|murciélago|mono|animal|persona|ratón, rabia, astilla|espina, cambiar|cambio vendaje|venda|gasa|curación, curita|venda|gasa, corté dedo, puntos|puntadas herida|necesita',
      strong: 'infectada, venda, clavo, raspón, cortadita, rasguño, infección, perro, vendaje',
      fair: 'herida, cortada, corte, mordida',
    },
    'first-aid.snake': {
      clear:
        'chupo|chupar|saco|succiono veneno, picó|mordió pasto|monte|campo|hierba|zacate|agujeritos|colmillos, dos agujeritos|puntos|huequitos|orificios|marcas, víbora, serpiente, culebra, cascabel, coralillo|coral, nauyaca, yarará, cobra, mapaná, terciopelo mordió|picó, jararaca, ofidio, suero antiofídico|antiveneno, chupar|succionar veneno, mordió|picó|mordida|picadura|picadura víbora|serpiente|culebra',
      strong: 'alacrán|escorpión|araña, veneno mordida|picadura, picadura tobillo|pierna|pie',
      fair: 'mordió, picó, mordida, picadura',
    },
    'first-aid.diarrhoea': {
      clear:
        'todo|nada toma|come|bebe saca|devuelve|sale|retiene|regresa, diarrea, diarreas, suelto|suelta|soltura|mal|malo|mala|aguado|descompuesto|dolor|duele|enfermo estómago|barriga|panza|pancita|guatita|tripa, cólera, disentería, suero oral|casero|azúcar|sal|preparo|hago|vida|preparar|receta, sal azúcar, rehidratación|rehidratar|electrolitos|hidratar, evacuaciones|heces|popó|caca|excremento|deposiciones|cagando|caga líquidas|líquida|aguadas|agua|sangre|seguido|veces|rato, vómito|vomita|vomitando|vomitó diarrea|bebé|niño|niña|hijo|hija|todo|seguido|nada|retiene|desde|deshidratado, obrando|obra|chorrillo|churrias|chorro|churra, ojos hundidos, deshidratado|deshidratada|deshidratación bebé|niño|vómito|diarrea|hijo, $not retiene|quiere|tolera nada|comida|agua|tomar',
      strong: 'vómito, vomitando, estómago, popó, deshidratado, barriga, vomita, caca, suero',
    },
    'first-aid.birth': {
      clear:
        'embarazo|embarazada manchando|sangrado|sangre|sangrando|agua|meses|dolor, nueve|9 meses embarazo|embarazada, parto, dar|dando|dio luz, rompió|rompieron|reventó fuente|bolsa|aguas, contracciones, contracción, dolores parto|embarazada|fuertes|seguidos, bebé|guagua|niño viene|sale|saliendo|naciendo|nace|nació|coronando|nacer|cabeza|asoma|salir, cabeza bebé|asoma|ve, cordón umbilical|corto|cortar|bebé|enredado|cuello, placenta, partera|comadrona|matrona, embarazada dolor|dolores|sangra|sangrando|contracciones|ya|meses|hospital|semanas|sangrado, trabajo parto, nacer|naciendo|nace|nacimiento|nació ya|bebé|va|casa|hospital|acaba, aliviarse|alivió|aliviando, pujar|pujando|puja, recién nacido cordón|placenta, sangra después parto, a punto luz|parir|nacer',
      strong: 'embarazada, pujar, parto, recién nacido, nacer',
    },
    'first-aid.mind': {
      clear:
        'sentada|sentado|mirando $not|reacciona|habla|responde perdimos|casa|perdió, perdimos casa|todo, $not habla|duerme|come|dice desde|tormenta|inundación|sismo|terremoto|incendio|pasó, ataque|crisis pánico|nervios|nerviosa|ansiedad|angustia|histeria, pánico, ansiedad|angustia|angustiada|angustiado, $not puedo|deja|para|dejo|puede|dejar llorar|temblar|temblando|dormir|gritar|llora, tengo|mucho|tiene|da|me|siente miedo, asustado|asustada|aterrado|aterrada|espantada, calmar|calmarla|calmo|tranquilizar|calmarme|tranquilizo|calmarlo|tranquilizarme, trauma|traumado|traumada|traumatizada, pesadillas, perdí|perdimos todo|casa|familia|hijo|esposo|mamá|hogar triste|llorar|dolor|siento|hago|llora|cómo, murió|falleció|muerto duelo|triste|llorar|familia|hijo|mamá|superar|consuelo, duelo familiar, tristeza, llora|llorando todo|tiempo|desde|dejar|mucho|noche, nervios|nerviosa|nervioso, estrés|estresado|estresada, histérica|histérico, ido|ida|callado|callada|muda habla|mirando|shock, consolar',
      strong: 'miedo, pánico, asustada, llorar, triste, angustia, ansiedad, calmar, llora, nervioso',
      fair: 'tranquila, calma, preocupada, grita',
    },
    'first-aid.suicide': {
      clear:
        'tengo soga|cuerda|pistola|pastillas|navaja lista|listas|preparada|mano, mejor|mejores|felices sin mí|mi, quiero|quiere|quisiera|prefiero|deseo|ganas|querer|quería|mejor|voy|pienso|ojalá morir|morirme|morirse|muerto|muerta|desaparecer|matarme|matarse|muriera, matarme|matarse|me mato|suicidarme|suicidarse|ahorcarme|colgarme|cortarme|quitarme|aventarme|ahorcarse|colgarse|cortarse, me|se quiero|quiere|voy|va matar|suicidar|colgar|ahorcar|morir|cortar|lastimar, suicidio, suicidar, suicida, suicidarse, suicidó, quitar|quitarme|quitarse|acabar|terminar vida|todo, $not quiero|quiere|vale|ganas|deseo|tengo vivir|vida|seguir|existir|viviendo|ganas, acabar|terminar con|todo mi|su|vida|todo, sin|no sentido|razón vida|vivir, me corto|corta|lastimo|lastima|autolesión|autolesiona venas|muñecas|brazos|mismo|misma, mejor muerto|muerta|sin mí, ya|no puedo|aguanto|doy más vivir|vida|seguir, despedida|adiós carta|nota|mundo|todos, saltar|aventar|tirarme|lanzarme|aventarme puente|techo|edificio|tren|vacío, hacerme|hacerse|hago daño, cansado|cansada|harto|harta vivir|vida',
      strong:
        'morir quiero, quiero morirme, deprimido|deprimida|depresión, matarme, no vale pena vivir|vida, sin esperanza, ya no puedo más',
    },
    'go-bag.food': {
      clear:
        'latas|enlatados|comida|galletas tres|3|días alcanza|mochila|suficiente, agua|comida|alimentos|comer|latas|víveres|provisiones mochila|maleta|bolsa|kit|emergencia|empaco|evacuar|llevar|llevo|bolso, cuánta|cuánto|qué comida|agua|alimentos mochila|llevo|empaco|llevar|meto|pongo, abrelatas, comida emergencia|mochila|días|lata',
      fair: 'mochila comida|agua, tres días, víveres',
    },
    'go-bag.health': {
      clear:
        'medicinas|medicamentos|remedios|medicina|pastillas|higiene|jabón|toallas|lentes|recetas|receta|botiquín|mascarillas|cubrebocas|gafas|cepillo|papel mochila|maleta|bolsa|kit|empaco|llevar|llevo|meto|pongo|emergencia|evacuar|bolso, botiquín, toallas sanitarias|femeninas|higiénicas|menstruales, toallas|tampones|lentes',
      strong: 'botiquín, recetas, lentes',
    },
    'go-bag.papers': {
      clear:
        'documento|documentos|papeles|pasaporte|pasaportes|identificación|acta|actas|escrituras|dinero|efectivo|credencial|cédula|ine|dni|seguro|tarjetas|copias|fotos|llaves|plata mochila|llevo|llevar|evacuar|evacuamos|empaco|meto|guardo|guardar|importantes|copias|copia|proteger|bolsa|cuáles|qué|necesito|salvar|mojen|plástico, documentos, papeles importantes, efectivo cuánto|llevar|mochila, pasaporte',
      strong: 'documentos, papeles, pasaporte, efectivo, cédula, actas, dinero, escrituras',
    },
    'go-bag.tools': {
      clear:
        'velas|vela o|mejor linterna|lámpara, linterna|lámpara|foco|radio|silbato|cuchillo|navaja|cuerda|encendedor|fósforos|cerillos|pilas|cargador|batería|herramientas|mapa|cinta|lona|power|velas|plástico mochila|kit|llevo|llevar|necesito|empaco|pilas|cuál|emergencia|maleta|meto|portátil|bolsa, linterna, power bank, silbato, herramientas, radio pilas, cargador portátil',
      strong: 'linterna, radio, pilas, cargador, cuerda, navaja, herramientas, cerillos',
    },
    'go-bag.clothes': {
      clear:
        'cobijas|impermeables|chamarras|botas mochila|maleta, ropa|zapatos|botas|chamarra|cobija|cobijas|manta|impermeable|calcetines|abrigo|suéter|tenis|guantes|gorra|frazada|chaqueta|saco|medias|zapatillas|sombrero mochila|maleta|empaco|llevo|llevar|evacuar|qué|cuál|meto|pongo|bolsa|kit|emergencia, saco|bolsa dormir, ropa abrigada|cambio|interior|empaco|llevo',
      strong: 'ropa, zapatos, cobija, chamarra, botas, impermeable, frazada, abrigo',
    },
    'go-bag.family': {
      clear:
        'mochila|kit|bolsa abuelo|abuela|bebé|discapacidad|perro|gato bastón|necesita|para, bebé|niños|niño|niña|abuela|abuelo|abuelita|abuelito|ancianos|mascota|mascotas|perro|gato|discapacidad|pañales|fórmula|leche|mamila|biberón|hijo|hijos|animales|anciano|adulto|mamá|guagua mochila|empaco|llevo|llevar|maleta|evacuar|kit|pongo|meto|bolsa|emergencia|albergue|pañalera, pañales, biberón|mamila|fórmula, mascotas evacuar|albergue|llevo|comida|emergencia, perro|gato|mascota correa|transportadora|evacuar|comida|llevo|croquetas, juguete',
      strong: 'pañales, mascota, mascotas, fórmula, biberón, transportadora, pañalera',
    },
    'water-food.water': {
      clear:
        'agua lluvia|pozo|llave|río biberón|bebé|mamila|leche|tomar, agua llave|grifo|canilla|caño|tubería sale|café|marrón|amarilla|sucia|turbia|huele|color, $can tomar|beber|bebo|tomo|usar agua|pozo|llave|río|lluvia|grifo|lago|noria|canilla|cisterna, agua segura|limpia|potable|sucia|turbia|contaminada|lodosa|café|buena|apta|huele tomar|beber|es|cómo|llave|pozo|río|purificar|filtrar|bebé|hacer|saber, agua río|pozo|lluvia|llave|grifo|lago|canilla|cisterna|tinaco tomar|beber|segura|potable|sirve|buena|limpia, purificar|purifico|potabilizar|filtrar|filtro|limpiar|desinfectar|clarificar agua, agua limpia|potable|segura, agua turbia|sucia|lodosa, conseguir|encontrar agua, sol botellas|botella agua, agua gasolina|químicos|petróleo|combustible|aceite tomar|hervir|sirve, cepillar|lavar dientes agua, agua biberón|fórmula|mamila, sin|no agua potable|limpia|tomar',
      strong: 'tomar agua, beber agua, agua potable, purificar, filtrar, contaminada, sed, potable',
      fair: 'pozo, llave, beber',
    },
    'water-food.boil': {
      clear:
        'hervir|hiervo|hierve|hervida|hervirla|herve|hervir|hierva agua|minutos|tiempo|cuánto|altura|montaña|suficiente|cómo, agua hervida, minutos hierve|hervir|hervirla|hervido|hiervo, hervor, hervir',
      strong: 'hervir, hervida, hierve, hirviendo tomar|beber|agua|matar',
    },
    'water-food.chlorine': {
      clear:
        'espero|esperar|minutos|tiempo cloro|lejía|pastilla echar|poner|después|agua, cloro|lejía|lavandina|blanqueador|pastillas|tabletas|gotas|yodo|hipoclorito agua|litro|gotas|tomar|cuánto|cuántas|purificar|desinfectar|potabilizar|echo|pongo|balde|cubeta|galón|tinaco|beber|hecho, gotas litro|cloro|lejía|agua|cuántas, cloro, clorar|cloración, pastillas|tabletas purificar|potabilizadoras|purificadoras|agua|potabilizar, desinfectar agua',
      strong: 'gotas, lavandina, lejía agua, hipoclorito, clorar',
    },
    'water-food.store': {
      clear:
        'agua personas|familia semana|día|días|tres cuánta, guardar|guardo|almacenar|almaceno|almacenamiento|conservar|conservo|juntar|guardada|almacenada agua, agua recipiente|recipientes|bidón|bidones|garrafón|garrafa|balde|cubeta|tanque|tinaco|botellas|tambor|tapa|envase limpio|guardar|guardo|qué|cuánto|dura|tapa|tapado|limpia|lavar, cuánta|cuántos|cuánto agua|litros persona|día|familia|necesito|diarios|diario|cada|personas, litros persona|día|diarios|personas, racionar|ración agua, agua dura|guardada tiempo|días|cuánto, recipiente tapa|limpio|agua',
      strong: 'almacenar, bidón, bidones, garrafón, litros, recipiente, envase, racionar',
    },
    'water-food.food': {
      clear:
        'arroz|harina|frijol|verduras|fruta|latas|carne mojó|tocó|mojado inundación|agua, comida|carne|leche|pollo|pescado|huevos|latas|verdura|verduras|arroz|fruta|sobras|alimentos|refri|refrigerador|nevera|congelador|heladera|queso|pan|enlatados|cosecha comer|sirve|echó|echada|dura|mojó|mojada|inundación|luz|buena|podrida|segura|todavía|descongeló|humo|tirar|botar|agua|caliente|huele|guardar|cruda|mal|inundada|lavar|cocinar|tocó|fría|pasada|horas, refri|nevera|heladera|refrigerador|congelador|frigorífico luz|sin|apagado|horas|dura|corriente, intoxicación alimentaria|comida, comer|comemos carne|comida|verdura|fruta inundación|agua|sucia|sin, amamantar|pecho|lactancia|lactar|amamanto|dar bebé|leche|mamá|susto|pecho, latas inundación|hinchadas|abolladas|lavar|oxidadas, cocinar gas|sin|agua, descongeló|descongelada',
      strong: 'nevera, refri, heladera, comida, congelador, amamantar, sobras, podrida, carne, comer, refrigerador',
      fair: 'leche, cocinar, hambre, alimentos',
    },
    'water-food.hygiene': {
      clear:
        'vaca|perro|animal|animales|chivo|gallinas muerta|muerto|muertos campamento|junto|cerca|casa|agua, baño|letrina|inodoro|excusado|sanitario|wc|popó|caca|orinar|necesidades|drenaje|aguas|heces|pañales no|sin|dónde|hacer|hacemos|tapado|cavar|construir|usar|negras|funciona|enterrar|agua|jala|tapó, lavar|lavo|lavarme|limpiar manos|mano, jabón, letrina, higiene, mosquito|mosquitos|zancudos|zancudo|dengue|malaria|moscos|paludismo evitar|muchos|picaduras|mosquitero|agua|hay|protejo|plaga|proteger|cómo, animal|animales|vaca|perro|rata|cadáver|cuerpos|cadáveres muerto|muertos|muerta|tocar, sin bañarse|ducha|bañar, gel antibacterial|manos|alcohol, prevenir|evitar|contagio|contagiar|contagiarse enfermedades|cólera|infección|contagio|diarrea|enfermarnos, basura, agua estancada, aguas negras',
      strong: 'baño, letrina, higiene, mosquitos, zancudos, jabón, aguas negras, piojos, gérmenes, basura, mosquitero',
    },
    'family-plan.plan': {
      clear:
        'plan|planes familiar|familia|emergencia|evacuación|hogar|escape, punto|lugar|dónde|donde encuentro|reunión|encontramos|juntamos|reunimos|encontrarnos|reunirnos|vemos|juntarnos, $prepare familia|familiar desastre|emergencia|plan|juntos, simulacro|practicar|ensayar|practicamos familia|plan|casa|familiar|evacuación, qué si|hacer pasa algo|desastre familia|todos, contacto|contactos emergencia|lista, ruta|rutas|vías evacuación|escape, hablar familia desastre|plan|emergencia, albergue cercano|más|dónde',
      strong: 'punto encuentro|reunión, plan familiar, evacuación, evacuar, albergue, plan, ponernos acuerdo',
      fair: 'familia preparar, albergue, refugio',
    },
    'family-plan.phone': {
      clear:
        'cel|celular|teléfono|batería aguante|dure|alcance mañana|hasta|más|noche, whatsapp|facebook|redes|cadena dicen|cierto|verdad|mensaje|romper|creer|falso|llegó|noticia, celular|cel|teléfono|batería|pila|móvil batería|pila|carga|cargar|apaga|ahorrar|descarga|dura|dure|descargado|acaba|poca|señal|red, batería|pila poca|queda|baja|acaba|ahorrar|ahorro|5|10|dure|dura|porciento, $not|sin|hay|tengo|perdí señal|cobertura|red|internet|línea|servicio|datos, llamadas|red|líneas|llamada|teléfonos salen|entran|caída|caídas|saturada|saturadas|cayó|falla|corta|pasan, $not salen|entran|puedo|entra|sale llamadas|llamar|llamada, mensaje|mensajes|sms|texto|whatsapp llega|mejor|mandar|envío|enviar|llegan|sale|manda|falso|cadena|llamada, rumor|rumores|falso|falsas|cadenas|fake|mentira|verdad|chisme|noticias whatsapp|creer|circula|compartir|es|noticias|falsas, modo avión, rumores, cargar celular|cel|teléfono luz|sin|cómo, reportar|mandar app|aplicación sin',
      strong: 'batería, señal, cargar celular, rumores, internet, red caída, mensaje texto, cobertura, sms',
      fair: 'celular, teléfono, llamadas',
    },
    'family-plan.children': {
      clear:
        'hijos|niños|hija|hijo|niña|niño miedo|asustados|asustado|asustada|temor réplicas|tormenta|truenos|sismo|temblor|lluvia|agua, explico|explicar|digo|decir|hablar|hablo|enseñar|enseño|consolar|calmar|calmo|tranquilizar|ayudar|ayudo|entretener|distraer|cuidar|preparar|cuento|distraigo|entretengo $child desastre|terremoto|inundación|pasa|pasó|miedo|sismo|emergencia|número|calma|muerte|tranquilos|calmados|asustados|teléfono|albergue|nombre|verdad, $child miedo|asustado|asustados|asustada|asustan|pesadillas|llora|pregunta|preguntan|nerviosos|ansioso|temor|moja|pega|despega|rutina|jugar|escuela, enseñar hijos|niños|hija|hijo, niños datos|nombre|teléfono|bolsillo|miedo|rutina|gafete|pulsera|seguros|calma',
      strong: 'niños|hijos|hijo|hija explico|calmar|miedo|asustados|enseñar|tranquilos',
      slight: 'niños, hijos',
    },
    'family-plan.care': {
      clear:
        'respirador|oxígeno|concentrador|ventilador|aparato|máquina pila|batería|luz acaba|poca|queda|falla, oxígeno|diálisis|respirador|concentrador|ventilador|silla|cpap|nebulizador|aparato|máquina|marcapasos luz|electricidad|corriente|apagón|usa|sin|necesita|ruedas|evacuar|conectado|depende|fue|bajar|escaleras|batería|mamá|papá, diálisis, silla ruedas, oxígeno, insulina, medicina|medicinas|medicamento|medicamentos|remedio|pastillas|inhalador|insulina|tratamiento acabó|acaba|acabaron|terminó|sin|faltan|falta|perdí|necesito|presión|quedan|refri|crónica|diaria|epilepsia|asma|corazón|perdió|conseguir, discapacidad|discapacitado|discapacitada|inválido|ciego|ciega|sordo|sorda|anciano|anciana|encamado|encamada|postrado|postrada|embarazada|autista|alzheimer|demencia|abuelo|abuela|enfermo|enferma|adulto|camina evacuar|ayudar|mover|cuidar|persona|plan|mamá|cama|sacar|solo|solos|vecina|mayor|bajar|cargar|llevar|sola|papá, diabético|diabética|diabetes, asma|asmático|asmática, postrado, audífono, enfermedad crónica, necesidades especiales',
      strong:
        'oxígeno, diálisis, discapacidad, insulina, diabético, medicamentos, postrado, ciego, sordo, inhalador, embarazada plan|preparar, epilepsia, asma',
    },
    'family-plan.apart': {
      clear:
        '$not encuentro|veo|aparecen $kin evacuación|albergue|gente|después|desde|inundación, $kin perdió|perdido|perdida|perdimos|desaparecido|desaparecida|desapareció|extraviado|extraviada|perdidos|separamos|perdí gente|multitud|encuentro|encontrar|evacuación|inundación|sismo|buscar|terremoto|buscando|desde|tumulto|albergue|mercado|bulla|hace|me|se, separamos|separaron|separado|separados|separó de|familia|gente|en|nos, $not encuentro|encontramos|aparece|encuentra|hallo $kin, persona|personas|gente desaparecida|desaparecidas|perdida, busco|buscar|buscando|encontrar|buscamos $kin, desaparecido|desaparecida|desaparecidos, cruz roja buscar|familia|encontrar, nos perdimos|separamos, perdí de vista',
      strong: 'desaparecido, perdido familia, separados, busco, encontrar familia, reunirnos, extraviado',
    },
    'family-plan.lost-contact': {
      clear:
        '$kin $not señales|contesta|noticias|responde|llama días|desde|dos|hace, teléfono|celular|cel $kin apagado|apaga|suena|buzón|desconectado, $not sé|sabemos|noticias|contesta|contestan|responde|responden|comunicarme|comunico|localizo|localizar|llamar|contactar|contacto|comunica|aparece|atiende|ubico|ubicar|logro de|$kin|celular|teléfono|nada|desde|con|mensajes, $kin $not contesta|responde|contestan|localizo|comunico|responden|ubico|atiende|comunicado, teléfono|celular|cel|número apagado|suena|buzón|timbra|fuera|manda, está|están|sigue|estará|estarán $kin|mi bien|vivo|vivos|vivas|viva, cómo|saber|averiguar|sé si $kin|está|siguen bien|vivo|vivos|viva, perdí|perdimos|sin contacto|comunicación, noticias de|$kin, preocupado|preocupada por $kin, contactar|comunicarme|localizar|ubicar $kin',
      strong: 'no contesta, sin noticias, perdí contacto, localizar, comunicarme, contesta, paradero, comunicación',
    },
    'family-plan.children-alone': {
      clear:
        '$child dejaron|dejado|abandonaron|solo|botaron albergue|campamento|calle|puerta nadie|papás|padres|conoce, $child solo|sola|solito|solita|perdido|perdida|solos|abandonado|abandonada|encontré|encontramos|huérfano|extraviado|hallé hay|sin|calle|papás|mamá|padres|albergue|encontré|llorando|sabe|nadie|está|familia|aquí|anda|encontramos|quién, encontré|encontramos|hallé|apareció $child, $child sin papás|padres|familia|mamá|familiares|adulto, huérfano|huérfanos|huérfana, extraño|desconocido|señor|hombre|alguien|persona|tipo|señora llevarse|lleva|dice|reclama|llevar|ofrece|quiere|llevó $child|tío|familiar|niños, secuestro|secuestrar|secuestraron|trata|robar|robaron|traficantes $child, niño perdido, niña perdida, publicar|foto|subir|facebook $child|perdido|perdida, adoptar|llevarme|quedarme $child|huérfano|casa',
      strong: 'niño perdido, huérfano, solita|solito, menor solo|perdido, niño solo',
    },
  },
  violence: {
    clear:
      'violó|violaron|violación|violada|violar|violando|abusó|abusa|abusaron|abuso|abusan|abusando, me|nos|la|le|lo|mi pega|golpea|golpeó|pegó|maltrata|agrede|amenaza|amenazan|ataca|atacó|golpean|amenazó|atacan|asaltaron|robaron|persigue|siguen|toca|tocó|acosa|estrangula|ahorca esposo|marido|papá|novio|hombre|mi|él|señor|padrastro|alguien|tipo|hombres|pareja|tío|jefe, violencia|maltrato doméstica|intrafamiliar|sexual|familiar|casa|género|física, hombre|alguien|tipos|hombres|están|tipo|vecino arma|pistola|cuchillo|armados|amenaza|amenazando|machete|armado|disparando, asalto|asaltando|asaltan|asaltaron|saqueo|saqueando|saquean|saqueadores|ladrones, me quiere|va matar|pegar|golpear él|marido|esposo|novio|hombre|mi, nos quieren|van matar|robar, agresión|agresor|agredió|acoso|acosan, obliga|forzó|fuerza|obligó sexo|tener|relaciones, manosea|manoseó|tocó partes, balacera|tiroteo, secuestraron me|nos|mi',
  },
  elsewhere: {
    clear:
      'volcán, erupción, lava, guerra|bomba|bombas|bombardeo|misil, seguro paga|cubre|reclamar|cobrar|compañía, indemnización|compensación, préstamo|banco|alquiler|renta|sueldo|impuesto|trabajo|visa|abogado, solicitar|tramitar|inscribirme|apoyo|bono ayuda|gobierno|apoyo|damnificados|económica, muela|dentista|diente, clima|pronóstico hoy|mañana, partido|fútbol|película|canción|ganó|juego, tren|autobús|vuelo|boleto|aeropuerto, escuela abierta|clases|examen, precio|comprar|vender|barato|reembolso|cuesta, capital|presidente|elecciones, receta|cocino arroz|pastel|pollo, computadora|laptop|wifi|contraseña|cuenta|página, donar|donación|voluntario, perro|gato|vaca|caballo|gallina|mascota|animal|chivo|cabra|borrego|burro herido|enfermo|veterinario|sangra|lastimado|muriendo|quebró|roto|pata, quién eres, chiste, gracias, fiebre|sarpullido|gripe|covid|alergia|alérgico, sequía, langosta|plaga, recibo luz, carpa|carpas dónde|necesito|conseguir, dólar',
  },
};

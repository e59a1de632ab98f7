/** As `en.ts`: Spanish as it is typed from Mexico to Chile. */
export const spanish = `
flood.during | se metió el agua a la casa, estamos 6 en el techo
flood.during | ~ ay inundasion en mi calle
flood.during | el agua me llega al cuello
flood.during | se desbordó el río y ya viene para acá
flood.during | ~ estamos atrapados en la asotea x el agua
flood.during | el carro se quedó parado en el agua y sigue subiendo
flood.during | ~ se esta llenando la caza de agua
flood.during | la corriente me está arrastrando
flood.never | puedo cruzar caminando el agua que da a la rodilla
flood.never | ~ se puede manegar x una calle inundada
flood.after | ya bajó el agua, podemos entrar a la casa?
flood.after | ~ como limpeo el lodo despues de la inundacion
flood.mould | salió moho negro en las paredes
flood.mould | ~ huele a umedad y hay ongos en la pared
flood.before | dicen que mañana crece el río, qué preparo
flood.before | ~ como prebenir inundacion en casa
earthquake.during | está temblando!!
earthquake.during | ~ tenblor ke ago
earthquake.during | se mueve todo el edificio y se caen las cosas
earthquake.never | bajo corriendo por las escaleras mientras tiembla?
earthquake.after | ~ van aber mas replicas
earthquake.after | mi casa quedó con grietas por el sismo, es seguro dormir adentro
earthquake.before | cómo aseguro el ropero para que no se caiga en un temblor
fire.during | se está quemando mi casa
fire.during | ~ ai mucho umo no puedo salir
fire.during | se prendieron las cortinas
fire.during | ~ se insendia la cosina
fire.wildfire | el cerro está en llamas y viene hacia nosotros
fire.wildfire | ~ insendio forestal serca del pueblo
fire.never | quiero volver a entrar por mi perro, la casa se quema
fire.never | ~ le echo agua al aseite prendido?
fire.after | ya apagaron el incendio, cuándo podemos volver
fire.after | ~ como linpio la senisa
fire.before | dónde pongo los detectores de humo
storm.during | el viento se está llevando las láminas del techo
storm.during | ~ el urakan ya esta aki se rompen las bentanas
storm.during | están cayendo rayos y estamos en pleno campo
storm.during | de repente se calmó el viento, ya pasó el ciclón?
storm.never | puedo prender la planta de luz adentro de la casa
storm.never storm.during | ~ me meto debajo de un arbol x los rallos?
storm.after | ya pasó la tormenta y hay cables tirados en la calle
storm.after | ~ cuando salir despues del uracan
storm.before | el viernes pega el huracán, cómo me preparo
storm.before | ~ como tapar las bentanas con tablas
landslide.during | se viene el cerro abajo
landslide.during | ~ biene un alud de lodo y piedras
landslide.during | se oye crujir la ladera
landslide.never | la carretera está tapada por el derrumbe, puedo pasar por encima
landslide.after | ~ el desliz sepulto casas aqui q hacemos
landslide.before | salieron grietas en el suelo y los árboles están inclinados
first-aid.check first-aid.recovery | hay un señor tirado en la calle y no se mueve
first-aid.check first-aid.recovery | no despierta
first-aid.check | ~ ubo un asidente q ago primero
first-aid.call | qué le digo a la ambulancia
first-aid.call | ~ a ke numero yamo
first-aid.cpr | no tiene pulso
first-aid.cpr first-aid.check | ~ mi papa no repira
first-aid.cpr | se le paró el corazón
first-aid.cpr | cuántas compresiones antes de dar aire
first-aid.cpr-child | mi bebé está morado y no respira
first-aid.cpr-child | ~ mi ija de 2 años dejo de repirar
first-aid.recovery first-aid.check | se desmayó pero sí respira
first-aid.recovery first-aid.check | ~ perdio el conosimiento y no contesta
first-aid.bleeding | le sale sangre a chorros del brazo
first-aid.bleeding | ~ no para de sangrrar
first-aid.bleeding | lo apuñalaron en la pierna
first-aid.bleeding | se cortó feo con un vidrio y hay mucha sangre
first-aid.choking | mi nene se tragó una moneda y no puede respirar
first-aid.choking | ~ se atraganto con un pedaso de carne
first-aid.chest-pain first-aid.cpr | le está dando un infarto
first-aid.chest-pain | ~ me duele el pexo y el braso izquierdo
first-aid.chest-pain | siente una presión en el pecho y está sudando frío
first-aid.stroke | se le fue la boca de lado
first-aid.stroke | ~ se le durmio medio cuerpo y abla raro
first-aid.poisoning | tomó cloro
first-aid.poisoning | se tomó todo el frasco de pastillas
first-aid.poisoning | ~ mi ijo comio beneno pa ratas
first-aid.poisoning | todos mareados por el calentador, huele a gas
first-aid.poisoning | sobredosis
first-aid.burns | se le cayó aceite hirviendo encima
first-aid.burns | ~ me keme con la plancha
first-aid.burns | tiene ampollas por la quemadura
first-aid.electric-shock | le dio toques un cable y quedó pegado
first-aid.electric-shock | ~ se eletrocuto con el enchufe
first-aid.fracture | se le ve el hueso de la pierna
first-aid.fracture | ~ creo q se rompio la muneca
first-aid.fracture | se cayó de la escalera y no siente las piernas
first-aid.shock | está pálido, frío y sudando después del choque
first-aid.shock | ~ piel fria y palida, perdio mucha sangr
first-aid.crush | le cayó una pared encima y tiene las piernas atrapadas
first-aid.crush earthquake.after | ~ ai gente sepultada en los esconbros
first-aid.drowning | sacamos a un niño del río
first-aid.drowning | ~ se aoga en la alberca
first-aid.cold | está empapada, tiritando y le da sueño
first-aid.cold | ~ tiene los dedos conjelados
first-aid.heat | se desmayó por el calor y está ardiendo
first-aid.heat | ~ golpe de calr por el sol
first-aid.wounds | pisé un clavo oxidado
first-aid.wounds | ~ la erida esta roja y con puz
first-aid.snake | le mordió una serpiente a mi hijo
first-aid.snake | ~ lo pico una bibora en el tobiyo
first-aid.diarrhoea | mi bebé anda suelto del estómago desde ayer
first-aid.diarrhoea | ~ diarea y bomito
first-aid.birth | a mi esposa se le rompió la fuente
first-aid.birth | ~ ya biene el bebe se le ve la cabesa
first-aid.mind | no puedo dejar de temblar y llorar desde el terremoto
first-aid.mind | ~ ataque de panico no me puedo kalmar
first-aid.suicide | quiero morir
first-aid.suicide | ~ me kiero matar
first-aid.suicide | mi amiga dice que se quiere quitar la vida
go-bag.food | cuánta agua y comida va en la mochila de emergencia
go-bag.health | qué medicinas meto en la mochila
go-bag.papers | ~ ke documentos me yevo si evacuamos
go-bag.tools | llevo linterna y radio de pilas?
go-bag.clothes | ~ q ropa y sapatos enpaco
go-bag.family | qué llevo para el bebé, pañales y leche
go-bag.family | ~ q enpaco pa mi perro y mi abuelita
water-food.water water-food.boil | se puede tomar el agua del pozo
water-food.water | ~ el agua del rio es segura pa tomar
water-food.boil | cuántos minutos se hierve
water-food.chlorine | ~ cuanto cloro le hecho al agua pa tomar
water-food.store | en qué guardo el agua potable
water-food.store | ~ cuantos litros x persona al dia
water-food.food | se fue la luz desde ayer, todavía sirve la carne del refri?
water-food.food | ~ podemos comer berdura q se mojo con agua susia
water-food.hygiene | no hay baño, dónde hacemos
water-food.hygiene | ~ labar las manos sin javon
family-plan.plan | dónde nos juntamos si pasa algo
family-plan.plan | ~ plan familiar de emergensia
family-plan.phone | no hay señal y me queda 5% de batería
family-plan.phone | ~ no salen las yamadas
family-plan.children | cómo le explico a mis hijos lo que pasa
family-plan.care | mi papá usa oxígeno y se fue la luz
family-plan.care | ~ se me acabo la insulna
family-plan.apart | se me perdió mi hermano entre la gente
family-plan.lost-contact | no sé nada de mis papás desde el sismo
family-plan.lost-contact | ~ mi ermana no contesta el cel
family-plan.children-alone | hay una niña solita que no sabe dónde está su mamá
family-plan.children-alone | ~ encontre un nene perdido sin papas
none | quién ganó el partido
none | cuánto cuesta el dólar hoy
none | ~ kiero comprar un selular nuebo
none | la capital de Francia
none | cómo cocino arroz con pollo
flood.during | la calle es un río y ya entra a la tienda
flood.during | mi coche está flotando con mis hijos
flood.never | mi hijo quiere nadar hasta la casa del vecino
flood.after | puedo conectar la luz otra vez, la casa se inundó
flood.mould | qué hago con los colchones mojados
flood.before | vivimos junto al río y viene la temporada de lluvias
earthquake.during | estoy en el quinto piso y se mueve muy fuerte
earthquake.never | es seguro el marco de la puerta?
earthquake.after | huele a gas después del temblor
earthquake.before | qué atornillo a la pared para que no se nos caiga
fire.during | hay humo en el pasillo de mi edificio, salgo o me quedo
fire.wildfire | el fuego brincó la carretera detrás del pueblo
fire.never | podemos bajar por el ascensor, el edificio se quema
fire.after | sirve la comida después del incendio
fire.before | a qué distancia de la cama va el calefactor
storm.during | se está yendo el techo
storm.never | puedo quemar carbón adentro para calentarnos
storm.after | cayó un árbol sobre los cables enfrente de la casa
storm.before | le pongo cinta a las ventanas?
landslide.during | el cerro detrás de la casa hace ruidos y llueve toda la noche
landslide.never | puedo pasar con la camioneta por el lodo de la carretera
landslide.before | la puerta ya no cierra y hay grietas en el jardín
first-aid.check | choque de moto, señor tirado en la pista
first-aid.call | qué les digo a los de emergencias
first-aid.cpr | qué tan rápido aprieto el pecho
first-aid.cpr-child | bebé flácido y azul
first-aid.recovery | está borracho y no reacciona pero respira
first-aid.bleeding | se cortó el muslo con la motosierra
first-aid.choking | tiene una espina de pescado atravesada
first-aid.chest-pain | presión en el pecho que sube a la mandíbula
first-aid.stroke | tiene la boca torcida y balbucea
first-aid.poisoning | mi niño de 2 años se comió una pastilla de lavavajillas
first-aid.poisoning | dolor de cabeza y mareo, estaba prendido el generador en el cuarto
first-aid.burns | se le derramó el té a la bebé
first-aid.electric-shock | mi hermano está pegado al cable de la lavadora
first-aid.fracture | tiene el brazo doblado para otro lado
first-aid.shock | perdió sangre y está gris y sudoroso
first-aid.crush | una viga sobre sus piernas desde hace una hora
first-aid.drowning | saqué a mi sobrina de la alberca
first-aid.cold | pasamos la noche en la nieve y ya no tirita
first-aid.heat | trabajó todo el día en el campo, no suda y está confundido
first-aid.wounds | me mordió un perro en la mano
first-aid.snake | algo lo picó en el pasto, dos agujeritos
first-aid.diarrhoea | cuánta sal y azúcar
first-aid.birth | tiene contracciones cada dos minutos
first-aid.mind | mi hija no habla desde la tormenta
first-aid.suicide | todos estarían mejor sin mí
go-bag.papers | actas de nacimiento y efectivo
go-bag.tools | power bank y silbato
go-bag.family | qué empaco para el gato
water-food.water | el agua de la llave sale café
water-food.chlorine | son 2 o 4 gotas
water-food.store | cuánto tiempo puedo tener agua en un tambo
water-food.food | el refri estuvo apagado 6 horas
water-food.hygiene | cómo cavamos una letrina
family-plan.phone | dicen por whatsapp que se va a romper la presa, es cierto?
family-plan.children | mis hijos tienen miedo de las réplicas
family-plan.care | mi mamá usa silla de ruedas, cómo la saco
family-plan.apart | perdí a mi esposa en la evacuación
family-plan.lost-contact | el teléfono de mis papás está apagado
family-plan.children-alone | un hombre se quiere llevar a una niña que está sola
none | el volcán está haciendo erupción
none | dónde consigo una carpa
none | me duele la muela
flood.during | estamos arriba con 3 niños, la planta baja está bajo el agua
flood.during | nos subimos al techo del camión, todo es río
flood.never flood.during | 30 cm de agua es mucho para mi carro?
flood.after | llegamos a la casa y todo apesta a drenaje, por dónde empiezo
flood.mould | tengo asma y hay moho en el techo
flood.before | cómo evito que entre agua por la puerta, hay alerta para esta noche
earthquake.during | se caen los platos y la lámpara se mece
earthquake.during | estoy en la cama y empezó a temblar
earthquake.never | quiero salir corriendo, tiembla mucho
earthquake.after | amanecieron las paredes con grietas grandes
fire.during | huele a humo y la escalera está negra
fire.during | se le prendió el cabello
fire.wildfire | está cayendo ceniza y el cielo está naranja
fire.never | mi gato sigue adentro
fire.after | ya se fueron los bomberos, todo quedó negro y mojado
fire.before | se calientan mis enchufes
storm.during | cae granizo enorme y estamos en el carro
storm.never | ya se calmó, salgo a ver?
storm.after | hay láminas y vidrios por todo el patio
storm.before | qué hago con la lancha antes del ciclón
landslide.during | están rodando piedras a la carretera
landslide.after | podemos escarbar? la ladera cayó en la casa
landslide.before | cuáles son los avisos de que se va a caer el cerro
first-aid.check | no sé si está vivo
first-aid.call | no hay señal, cómo consigo una ambulancia
first-aid.cpr | boquea como pez y no le late
first-aid.cpr-child | mi bebé de 6 meses no está respirando
first-aid.recovery | le dio un ataque y ahora duerme y ronca
first-aid.bleeding | tiene un vidrio clavado en la panza
first-aid.choking | mi niña se está poniendo morada en la cena
first-aid.chest-pain | mi papá está sudando y se agarra el pecho
first-aid.stroke | mi abuela de repente dice cosas sin sentido
first-aid.poisoning | fumigó en el campo y está vomitando
first-aid.poisoning | mi hija se tomó 20 paracetamoles
first-aid.burns | me salpicó un químico en el brazo
first-aid.electric-shock | cayó un cable de luz sobre el coche
first-aid.fracture | se me hinchó el tobillo al saltar
first-aid.shock | después de sangrar está frío y confundido
first-aid.crush | se le vino encima el librero a mi mamá y no puede salir
first-aid.drowning | se aventó al canal y no salió
first-aid.cold | el recién nacido está helado
first-aid.heat | mi hijo está rojo y vomita después de jugar en el sol
first-aid.wounds | la herida huele feo
first-aid.snake | le chupo el veneno?
first-aid.diarrhoea | todo lo que toma lo saca
first-aid.birth | tengo 9 meses de embarazo y estoy manchando
first-aid.mind | mi esposa está sentada y no reacciona, perdimos la casa
first-aid.suicide | ya tengo la soga lista
go-bag.food | alcanza con latas para tres días?
go-bag.tools | velas o linterna
go-bag.clothes | cobijas e impermeables en la mochila?
go-bag.family | mochila para mi abuelo que usa bastón
water-food.water | sirve el agua de lluvia para el biberón
water-food.chlorine | cuánto espero después de echar el cloro
water-food.store | agua para 5 personas una semana, cuánta es
water-food.food | el arroz se mojó con la inundación
water-food.hygiene | vaca muerta junto al campamento
family-plan.phone | cómo hago para que el cel aguante hasta mañana
family-plan.care | al respirador casi se le acaba la pila
family-plan.apart | no encuentro a mis hijos después de la evacuación
family-plan.lost-contact | mi hermano no da señales desde hace dos días
family-plan.children-alone | dejaron un bebé en el albergue, nadie conoce a los papás
none | me pagan por las cosechas perdidas?
none | mi chivo se quebró una pata
none | mañana hay clases?
`;
